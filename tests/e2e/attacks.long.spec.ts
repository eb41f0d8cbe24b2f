import type { Page } from "@playwright/test";
import { pages } from "#domain/pages/pages.ts";
import { ownerEmail, readOwnerPassword } from "./accounts-support.ts";
import { expect, test } from "./fixtures.ts";
import { HOSTILE, type HostileRecords, storeHostileTexts } from "./hostile-texts.ts";
import { visit } from "./navigation.ts";
import { openOwnShop } from "./start-shop.ts";

// These tests request pictures and pages that do not exist.
test.use({ expectedConsoleMessages: [/Failed to load resource/, /net::ERR/] });

const screensOf = ({ productId, categoryId, whatsapp, orderId, orderPath }: HostileRecords) => {
  const token = orderPath.split("/").at(-1) ?? "";
  const values: Record<string, string> = { id: productId, key: categoryId, whatsapp, token };
  return [
    ...pages.map(({ pattern }) => pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? name)),
    `/busca?q=${encodeURIComponent(HOSTILE)}`,
    `/nada/${encodeURIComponent(HOSTILE)}`,
    `/admin/pedidos?pedido=${orderId}`,
    `/admin/pedidos/producao?ids=${orderId}`,
  ];
};

/** The traces that an injected text would leave in the page. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    hacked: "hacked" in window,
    smuggled: document.querySelectorAll("img[src='x'], script:not([src]):not([type]) ~ b > img[onerror]")
      .length,
    handlers: [...document.querySelectorAll("*")].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith("on")).map(({ name }) => name),
    ),
    scriptLinks: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(({ href }) =>
      /^\s*(javascript|data|vbscript):/i.test(href),
    ).length,
  }));

const nothing = { hacked: false, smuggled: 0, handlers: [], scriptLinks: 0 };

test("a script stored in every text field (stored XSS) runs on no screen", async ({ browser }) => {
  test.setTimeout(600_000);
  await using shop = await openOwnShop({ RATE_LIMITS: "off" });
  const context = await browser.newContext({ baseURL: shop.address });
  const records = await storeHostileTexts(context.request, {
    email: ownerEmail,
    password: await readOwnerPassword(),
  });
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });

  for (const path of screensOf(records)) {
    await visit(page, path);
    await expect(page.locator("main, [role=main]").first()).toBeVisible();
    // The back-office fetches its data after loading; storefront pages are rendered on the server.
    if (path.startsWith("/admin")) await page.waitForLoadState("networkidle");
    expect(await traces(page), path).toEqual(nothing);
  }
  expect(dialogs).toEqual([]);
  await context.close();
});

test("another site can neither frame the shop (clickjacking) nor be led to by the sign-in (open redirect)", async ({
  page,
  baseURL,
}) => {
  for (const path of ["/", "/login", "/admin", "/carrinho"]) {
    const { headers } = await page.request.get(path).then((answer) => ({ headers: answer.headers() }));
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
  }
  for (const wanted of [
    "//mau.example",
    "/\\mau.example",
    "https://mau.example",
    "javascript:alert(1)",
    "/%09/mau.example",
  ]) {
    await visit(page, `/login?redirect=${encodeURIComponent(wanted)}`);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const foreign = links.filter(
      (href) =>
        /mau\.example|^javascript:/i.test(decodeURIComponent(href)) && !href.startsWith(baseURL ?? ""),
    );
    expect(foreign, wanted).toEqual([]);
  }
});
