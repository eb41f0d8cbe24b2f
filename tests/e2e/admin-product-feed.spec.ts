import type { Page } from "@playwright/test";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

test.use({ viewport: desktop });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

const notice = (page: Page) => page.getByText("O endereço público da loja ainda não foi definido");

test("the catalogue for Google and Meta is in the menu, with its address to copy", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/admin/categorias");
  await page.getByRole("complementary").getByRole("link", { name: "Google e Meta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Google e Meta" })).toBeVisible();
  await expect(page.getByText(/^\d+ produtos estão no catálogo/)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.getByRole("button", { name: "Copiar" }).click();
  await expect(page.getByText("Endereço copiado")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http:\/\/localhost:\d+\/feeds\/google\.xml$/);
  expect(await (await page.request.get(new URL(copied).pathname)).text()).toContain("<g:price>");
  await expectAccessible(page);

  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("products that the catalogue leaves out are named with the reason and lead to their form", async ({
  page,
}) => {
  const state = {
    url: "https://loja.exemplo.com.br/feeds/google.xml",
    reachable: true,
    products: 1,
    left_out: [
      { reason: "draft", total: 1, products: [{ id: "p1", name: "Camisa Rascunho" }] },
      { reason: "without_picture", total: 31, products: [{ id: "p2", name: "Camisa sem Foto" }] },
    ],
  };
  await page.route("**/api/admin/product-feed", (route) => route.fulfill({ json: state }));
  await visit(page, "/admin/google-e-meta");
  await expect(page.getByText("1 produto está no catálogo; 32 ficam de fora.")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  const pictureless = page.getByRole("region", { name: "Sem foto" });
  await expect(pictureless).toContainText("O Google e a Meta só aceitam produtos com foto.");
  await expect(pictureless).toContainText("e mais 30");
  await expect(pictureless.getByRole("link", { name: "Camisa sem Foto" })).toHaveAttribute(
    "href",
    "/admin/produtos?produto=p2",
  );

  Object.assign(state, { products: 0, left_out: [] });
  await reload(page);
  await expect(page.getByText("O catálogo ainda está vazio")).toBeVisible();
});

test.describe("a catalogue that does not come", () => {
  test.use({ expectedConsoleMessages: [/403/] });

  test("says so and offers another try", async ({ page }) => {
    const path = "**/api/admin/product-feed";
    await page.route(path, (route) =>
      route.fulfill({ status: 403, json: { error: { code: "forbidden", message: "Não agora." } } }),
    );
    await visit(page, "/admin/google-e-meta");
    await expect(page.getByText("Não foi possível carregar o catálogo")).toBeVisible();
    await page.unroute(path);
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByLabel("Copie este endereço")).toHaveValue(/\/feeds\/google\.xml$/);
  });
});
