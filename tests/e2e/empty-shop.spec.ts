import { signInAsOwner } from "./admin-support.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { testInOwnShop } from "./own-shop.ts";

const test = testInOwnShop();
test.describe.configure({ mode: "default" });

test("a shop without banners, categories and products shows its fallbacks, and says what is missing", async ({
  page,
}) => {
  await visit(page, "/");
  const sectionOf = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(sectionOf("Destaques").getByText("Nenhum produto encontrado")).toBeVisible();
  await expect(sectionOf("Lançamentos").getByText("Nenhum produto encontrado")).toBeVisible();
  await expectAccessible(page);

  const tiles = sectionOf("Navegue por Categorias").getByRole("link");
  const fixed = [
    ["Times Brasileiros", "/categoria/brasileiros"],
    ["Internacionais", "/categoria/internacionais"],
    ["Seleções", "/categoria/selecoes"],
    ["Retrô", "/categoria/retro"],
    ["Conjuntos", "/categoria/conjuntos"],
    ["Inverno", "/categoria/inverno"],
  ] as const;
  await expect(tiles).toHaveText(fixed.map(([name]) => name));
  for (const [index, [, link]] of fixed.entries()) {
    await expect(tiles.nth(index)).toHaveAttribute("href", link);
  }

  const banners = sectionOf("Banners");
  const dots = banners.getByRole("button", { name: /^Banner \d/ });
  await expect(dots).toHaveCount(3);
  const slides = [
    ["Novos lançamentos", "/categoria/lancamentos"],
    ["Times brasileiros", "/categoria/brasileiros"],
    ["Promoções especiais", "/categoria/promocoes"],
  ] as const;
  for (const [index, [title, link]] of slides.entries()) {
    await dots.nth(index).click();
    await expect(banners.getByRole("heading")).toHaveText(title);
    await expect(banners.getByRole("link", { name: "Comprar Agora" })).toHaveAttribute("href", link);
  }
  await expect(banners.getByText("Até 40% de desconto em camisas selecionadas")).toBeVisible();
});

test("the dashboard of a shop without orders shows sample rows and products, marked as such", async ({
  page,
}) => {
  await signInAsOwner(page.context());
  await visit(page, "/admin");
  const table = page.getByRole("table", { name: "Pedidos Recentes" });
  await expect(table.getByText("Exemplo", { exact: true })).toHaveCount(5);
  for (const label of ["Entregue", "Processando", "Enviado", "Cancelado"]) {
    await expect(table.getByText(label, { exact: true }).first()).toBeVisible();
  }
  const list = page.getByRole("list").filter({ hasText: "vendidas" });
  await expect(list.getByText("Exemplo", { exact: true })).toHaveCount(4);
  await expect(page.getByText("Nenhuma venda concluída neste período")).toBeVisible();
  await expect(page.getByRole("region", { name: "Resumo" }).getByText("R$ 0,00")).toHaveCount(3);
  await expectAccessible(page);
});
