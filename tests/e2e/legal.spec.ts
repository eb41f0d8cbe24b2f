import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

// The tests run one after the other, because the second changes what the first reads.
test.describe.configure({ mode: "default" });

const pages = [
  { path: "/politica-de-privacidade", title: "Política de privacidade", says: "LGPD" },
  { path: "/trocas-e-devolucoes", title: "Trocas e devoluções", says: "7 dias corridos" },
  { path: "/termos-de-uso", title: "Termos de uso", says: "Finalizar Compra" },
];

test("the footer leads to each legal page, which is complete without a script and found by search engines", async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  for (const { path, title, says } of pages) {
    await visit(page, "/carrinho");
    await page
      .getByRole("navigation", { name: "Informações legais" })
      .getByRole("link", { name: title })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} | Manto`);
    await expectNoSidewaysScroll(page);
    const html = await (await request.get(path)).text();
    expect(html).toContain(says);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://localhost:\\d+${path}"`));
  }
  await page.setViewportSize(desktop);
  await expectAccessible(page);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { path } of pages) expect(sitemap).toContain(`${path}</loc>`);
});

test("the owner's own text is on the shop at once, its markup never taken for HTML, and the first text comes back", async ({
  page,
  context,
}) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
  await visit(page, "/admin/configuracoes?secao=paginas&pagina=termos-de-uso");
  const text = page.getByLabel("Texto da página");
  await text.fill("## Regras da casa\n\nFale com {email}. **Sem exceções.**\n\n<script>alert(1)</script>");
  await page.getByRole("button", { name: "Visualizar" }).click();
  await expect(page.getByRole("heading", { name: "Regras da casa" })).toBeVisible();
  await page.getByRole("button", { name: "Salvar página" }).click();
  await expect(page.getByText("Página salva")).toBeVisible();

  const shop = await context.newPage();
  await visit(shop, "/termos-de-uso");
  await expect(shop.getByRole("heading", { level: 2, name: "Regras da casa" })).toBeVisible();
  await expect(shop.getByText("<script>alert(1)</script>")).toBeVisible();
  await expect(shop.getByText("Atualizado em")).toBeVisible();

  await page.getByRole("button", { name: "Restaurar texto padrão" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restaurar" }).click();
  await expect(page.getByText("Texto padrão restaurado")).toBeVisible();
  await reload(shop);
  await expect(shop.getByRole("heading", { level: 2, name: "Quem somos" })).toBeVisible();
});
