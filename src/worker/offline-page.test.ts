import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { offlinePagePolicy, readTitle, renderOfflinePage } from "./offline-page.ts";

const page = {
  storeName: "Manto",
  path: "/produto/1",
  stylesheet: "/assets/root.css",
  isOffline: true,
  seen: [{ path: "/produto/2", title: "Camisa Aurora" }],
};

describe("the offline page", () => {
  it("says what is wrong and links to cached pages", () => {
    const html = renderOfflinePage(page);
    expect(html).toContain('<h1 class="font-display font-extrabold text-title">Você está sem internet</h1>');
    for (const path of ["/produto/1", "/carrinho", "/", "/produto/2"])
      expect(html).toContain(`href="${path}"`);
  });

  it("blames the server, not the connection, while the device is online", () => {
    expect(renderOfflinePage({ ...page, isOffline: false })).toContain("A loja não respondeu");
  });

  it("leads an administrator to the orders instead of the cart", () => {
    const html = renderOfflinePage({ ...page, path: "/admin/produtos" });
    expect(html).toContain('href="/admin/pedidos"');
    expect(html).not.toContain("/carrinho");
  });

  it("writes no address and no title as markup", () => {
    const html = renderOfflinePage({
      ...page,
      path: '/busca?q="><script>1</script>',
      seen: [{ path: "/", title: "<b>A & B</b>" }],
    });
    expect(html).not.toMatch(/<script>1|<b>/);
  });

  it("runs one script, which its policy names, and no other", async () => {
    const scripts = [...renderOfflinePage(page).matchAll(/<script>(.*?)<\/script>/g)];
    const hashes = scripts.map(([, code = ""]) => createHash("sha256").update(code).digest("base64"));
    const allowed = /script-src ([^;]*);/.exec(await offlinePagePolicy())?.[1];
    expect(hashes.map((hash) => `'sha256-${hash}'`)).toEqual([allowed]);
  });
});

describe("the name of a cached page", () => {
  it.each([
    ["<title>Camisa Aurora | Manto</title>", "Camisa Aurora"],
    ["<head><title>Manto</title></head>", "Manto"],
    ["<title>D&#x27;Ávila &amp; Filhos &lt;3 | Loja</title>", "D'Ávila & Filhos <3"],
    ["<p>nada</p>", undefined],
  ])("of %s is %s", (html, title) => {
    expect(readTitle(html)).toBe(title);
  });
});
