import { dialog, makeProduct, newName, openProduct, toast } from "./admin-products-support.ts";
import {
  count,
  form,
  history,
  openCount,
  openStock,
  save,
  startAsOwner,
  stockOf,
  units,
} from "./admin-stock-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { choose, desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { makeCategory, testInOwnShop } from "./own-shop.ts";

// A separate shop: its list is looked at as a whole, and its settings change.
const test = testInOwnShop();
test.describe.configure({ mode: "default" });

test("a shop without products, and one that counts nothing, are told what counting does", async ({
  page,
  context,
}) => {
  await startAsOwner(context);
  await openStock(page);
  await expect(page.getByText("Nenhum produto", { exact: true })).toBeVisible();
  const { name } = await makeProduct(page, { category_id: await makeCategory(page.request, "Base") });
  await openStock(page);
  await expect(page.getByText(/Um tamanho sem número é ilimitado/)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(
    "Ilimitado em todos os tamanhos",
  );
  await choose(page, page.getByRole("combobox", { name: "Mostrar" }), "Com algo contado");
  await expect(page.getByText("Nada é contado ainda")).toBeVisible();
  await expectAccessible(page);
});

test("by keyboard alone a product is counted, and its history says so", async ({ page, context }) => {
  await startAsOwner(context);
  const product = await makeProduct(page, { category_id: await makeCategory(page.request, newName("Base")) });
  await openStock(page, `?q=${encodeURIComponent(product.name)}`);
  await page.getByRole("link", { name: product.name, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(units(page, "P")).toHaveAttribute("placeholder", "Ilimitado");
  await expect(page.getByText("Nada mudou ainda")).toBeVisible();

  await units(page, "P").focus();
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await expect(units(page, "M")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await expect(units(page, "G")).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(units(page, "GG")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Estoque salvo")).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(form(page).getByText("Esgotado")).toBeVisible();
  await expect(history(page).getByRole("row")).toHaveCount(4);
  await expect(history(page).getByRole("row").nth(1)).toContainText(/G\+1212Contagem/);

  await choose(page, page.getByRole("combobox", { name: "Tamanho no histórico" }), "M");
  await expect(history(page).getByRole("row")).toHaveCount(2);

  await openStock(page, "?mostrar=esgotados");
  await expect(stockOf(page, product.name).getByRole("listitem")).toHaveText([
    "Pesgotado",
    "M2",
    "G12",
    "GGilimitado",
  ]);
});

test("thumbs count by buttons, a reason is chosen, and an empty field ends counting", async ({
  page,
  context,
}) => {
  await startAsOwner(context);
  await page.setViewportSize(phone);
  const product = await makeProduct(page, { category_id: await makeCategory(page.request, newName("Base")) });
  await count(page, product.id, [
    { size: "M", units: 3, seen: null },
    { size: "G", units: 3, seen: null },
  ]);
  await openCount(page, product);
  await form(page).getByRole("button", { name: "Menos uma unidade de M", exact: true }).click();
  await form(page).getByRole("button", { name: "Mais uma unidade de P", exact: true }).click();
  await units(page, "G").fill("");
  await choose(page, form(page).getByRole("combobox", { name: "Motivo" }), "Perda ou defeito");
  await form(page).getByLabel("Observação").fill("Manchada");
  await save(page).click();
  await expect(toast(page, "Estoque salvo")).toBeVisible();
  await expect(units(page, "P")).toHaveValue("1");
  await expect(units(page, "M")).toHaveValue("2");
  await expect(units(page, "G")).toHaveValue("");
  await expect(history(page).getByText("Manchada")).toHaveCount(3);
  await expect(history(page).getByRole("row").filter({ hasText: "−3" })).toContainText("Ilimitado");
});

test("the owner says from how many units on few are left", async ({ page, context }) => {
  await startAsOwner(context);
  const product = await makeProduct(page, { category_id: await makeCategory(page.request, newName("Base")) });
  await count(page, product.id, [{ size: "M", units: 3, seen: null }]);
  await visit(page, "/admin/configuracoes?secao=estoque");
  const field = page.getByLabel("Últimas unidades a partir de");
  await expect(field).toHaveAttribute("placeholder", "Desligado");
  await field.fill("3");
  await expect(page.getByText("A loja diz “Últimas 3 unidades”")).toBeVisible();
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(toast(page, "Configurações salvas")).toBeVisible();
  await expectAccessible(page);
  await openStock(page, `?mostrar=baixo&q=${encodeURIComponent(product.name)}`);
  await expect(stockOf(page, product.name).getByRole("listitem").nth(1)).toHaveText("Msó 3 unidades");
  await openCount(page, product);
  await expect(form(page).getByText("Últimas")).toBeVisible();
});

test("a product is sold without stock, and leads to its units", async ({ page, context }) => {
  await startAsOwner(context);
  const product = await makeProduct(page, { category_id: await makeCategory(page.request, newName("Base")) });
  await openProduct(page, product);
  await dialog(page).getByRole("switch", { name: "Vender sem estoque (sob encomenda)" }).check();
  await expect(dialog(page).getByLabel("Prazo mínimo")).toHaveValue("15");
  await expect(dialog(page).getByText("“Sob encomenda: 15 a 25 dias úteis”")).toBeVisible();
  await dialog(page).getByLabel("Prazo máximo").fill("10");
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(dialog(page).getByLabel("Prazo máximo")).toHaveAccessibleDescription(
    /O prazo máximo não pode ser menor que o mínimo/,
  );
  await dialog(page).getByLabel("Prazo mínimo").fill("7");
  await expect(dialog(page).getByText("“Sob encomenda: 7 a 10 dias úteis”")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Salvar Alterações" }).click();
  await expect(dialog(page)).toBeHidden();

  await openProduct(page, product);
  await expect(dialog(page).getByLabel("Prazo mínimo")).toHaveValue("7");
  await dialog(page).getByRole("link", { name: "Estoque" }).click();
  await expect(page.getByText("Sob encomenda: 7 a 10 dias úteis")).toBeVisible();
  await count(page, product.id, [{ size: "M", units: 0, seen: null }]);
  await openStock(page, `?q=${encodeURIComponent(product.name)}`);
  await expect(stockOf(page, product.name).getByRole("listitem").nth(1)).toHaveText("Msob encomenda");
});

test("list and count follow what others do", async ({ page, context }) => {
  await signInAsOwner(context);
  const product = await makeProduct(page, { category_id: await makeCategory(page.request, newName("Base")) });
  await openStock(page, `?q=${encodeURIComponent(product.name)}`);
  await expect(page.getByText("Ilimitado em todos os tamanhos")).toBeVisible();
  await count(page, product.id, [{ size: "M", units: 8, seen: null }]);
  await expect(stockOf(page, product.name).getByRole("listitem").nth(1)).toHaveText("M8");
  await page.getByRole("link", { name: product.name, exact: true }).click();
  await expect(units(page, "M")).toHaveValue("8");
  await units(page, "G").fill("4");
  await count(page, product.id, [{ size: "M", units: 7, seen: 8 }]);
  await expect(units(page, "M")).toHaveValue("7");
  await expect(units(page, "G")).toHaveValue("4");
  await expect(history(page).getByRole("row").nth(1)).toContainText("−1");
});

for (const viewport of [phone, desktop]) {
  test(`everything is usable at ${viewport.width} px`, async ({ page, context }) => {
    await startAsOwner(context);
    await page.setViewportSize(viewport);
    const category_id = await makeCategory(page.request, newName("Larga"));
    const product = await makeProduct(page, { category_id, colors: ["#14532d"] });
    await count(page, product.id, [
      { size: "P", units: 0, seen: null },
      { size: "M", units: 2, seen: null },
      { size: "G", units: 1500, seen: null },
    ]);
    await openStock(page, `?q=${encodeURIComponent(product.name)}`);
    await expect(stockOf(page, product.name)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await openCount(page, product);
    await expect(history(page)).toBeVisible();
    await units(page, "M").fill("5");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await visit(page, `/admin/produtos?produto=${product.id}`);
    await dialog(page)
      .getByRole("switch", { name: /Vender sem estoque/ })
      .check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
