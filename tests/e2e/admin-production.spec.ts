import { enterOrder, newName, openOrders } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { findShirts } from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("the chosen orders go onto a white sheet, shirt by shirt, with the sizes counted", async ({ page }) => {
  await page.setViewportSize(desktop);
  const [shirt, other] = await findShirts(page);
  const name = newName();
  const items = [
    { id: shirt.id, size: "G", quantity: 2, customization: { name: "MARTA", number: "10" } },
    { id: other.id, size: "P", quantity: 1 },
  ];
  const first = await enterOrder(page, { customer: `${name} A`, items });
  const second = await enterOrder(page, { customer: `${name} B`, items: items.slice(0, 1) });
  await openOrders(page, `?q=${encodeURIComponent(name)}`);
  await page.getByRole("checkbox", { name: `Selecionar pedido ${first.number}` }).check();
  await page.getByRole("checkbox", { name: `Selecionar pedido ${second.number}` }).check();
  await expect(page.getByText("2 pedidos selecionados")).toBeVisible();
  await page.getByRole("link", { name: "Ficha de produção" }).click();
  await expect(page.getByText("2 pedidos, 5 peças")).toBeVisible();
  await expect(page.getByRole("term")).toHaveText(["Tamanho P", "Tamanho G"]);
  await expect(page.getByRole("definition")).toHaveText(["1", "4"]);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    `${shirt.name}, 4 peças`,
    `${other.name}, 1 peça`,
  ]);
  const sheet = page.getByRole("region", { name: "Página 1 de 1" });
  await expect(sheet).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const card = sheet.getByRole("listitem").first();
  await expect(card).toContainText("MARTA / 10");
  await expect(card).toContainText(`${first.number} · ${name.split(" ")[0]}`);
  await expectAccessible(page);

  const box = sheet.getByRole("checkbox", { name: new RegExp(`^Feita.* 2 de 4,.*${first.number}`) });
  await box.check();
  await reload(page);
  await expect(box).toBeChecked();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

for (const { shirts, pages } of [
  { shirts: [1], pages: 1 },
  { shirts: [5, 3], pages: 1 },
  { shirts: [50, 30], pages: 10 },
]) {
  const total = shirts.reduce((sum, count) => sum + count);
  test(`${total} shirts fill ${pages} pages of A4`, async ({ page }) => {
    const found = await findShirts(page);
    const items = shirts.map((quantity, index) => ({
      id: found[index]?.id,
      size: "GG",
      quantity,
      customization: { name: "ALBUQUERQUE JR.", number: "88" },
    }));
    const order = await enterOrder(page, { items });
    await visit(page, `/admin/pedidos/producao?ids=${order.id}`);
    await expect(page.getByText("ALBUQUERQUE JR. / 88")).toHaveCount(total);
    const paper = await page.pdf({ format: "A4", preferCSSPageSize: true });
    expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
  });
}
