import type { Page } from "@playwright/test";
import { enterOrder, type MadeOrder, newName, openOrders } from "./admin-orders-support.ts";
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

/** A shirt of a press run: its row is one tick. */
const shirtOf = (page: Page, { number }: MadeOrder, text: string) =>
  page.getByRole("listitem").filter({ hasText: number }).filter({ hasText: text }).getByRole("checkbox");

test("shirts are pressed in groups and ticked off on a phone, which every screen sees", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  const [shirt, other] = await findShirts(page);
  const printed = (size: string, name: string, number: string) => ({
    id: shirt.id,
    size,
    quantity: 1,
    customization: { name, number },
  });
  const first = await enterOrder(page, {
    items: [printed("G", "MARTA", "10"), { id: other.id, size: "P", quantity: 2 }],
  });
  const second = await enterOrder(page, { items: [printed("P", "ZICO", "9"), printed("G", "ANA", "7")] });
  await page.request.put(`/api/admin/orders/${second.id}/payment`, { data: { paid: true } });
  const address = `/admin/pedidos/producao?ids=${first.id},${second.id}`;

  await visit(page, address);
  await page.getByRole("button", { name: "Lote" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Produção em lote" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([shirt.name, other.name]);
  const vinyl = page.getByRole("button", { name: /^Fonte .* P 1 · G 2 0 de 3 prontas$/ });
  const plain = page.getByRole("button", { name: "Sem personalização P 2 0 de 2 prontas" });
  await expect(vinyl).toHaveAttribute("aria-expanded", "true");
  await expect(plain).toBeVisible();
  await expect(page.getByText("0 de 5 prontas")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "ZICO / 9" })).not.toContainText("Não pago");
  await expect(page.getByRole("listitem").filter({ hasText: "MARTA / 10" })).toContainText("Não pago");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const context = await browser.newContext();
  await signInAsOwner(context);
  const elsewhere = await context.newPage();
  const connected = elsewhere.waitForResponse("**/api/admin/events");
  await visit(elsewhere, `${address}&visao=lote`);
  await connected;
  await expect(shirtOf(elsewhere, second, "ZICO / 9")).not.toBeChecked();

  await shirtOf(page, second, "ZICO / 9").check();
  await expect(page.getByText("1 de 5 prontas")).toBeVisible();
  await expect(shirtOf(elsewhere, second, "ZICO / 9")).toBeChecked();
  await shirtOf(page, second, "ZICO / 9").uncheck();
  await expect(shirtOf(elsewhere, second, "ZICO / 9")).not.toBeChecked();

  // The last tick of a group folds it, and the keyboard stays at its place.
  await shirtOf(page, first, "1 de 2").check();
  await shirtOf(page, first, "2 de 2").press("Space");
  const made = page.getByRole("button", { name: "Sem personalização P 2 2 de 2 prontas" });
  await expect(made).toHaveAttribute("aria-expanded", "false");
  await expect(made).toBeFocused();
  await made.press("Enter");
  await expect(shirtOf(page, first, "2 de 2")).toBeChecked();

  await reload(page);
  await expect(page.getByText("2 de 5 prontas")).toBeVisible();
  await expect(made).toHaveAttribute("aria-expanded", "false");
  await page.setViewportSize(desktop);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Ficha" }).click();
  const box = page.getByRole("checkbox", { name: new RegExp(`^Feita.* 1 de 2,.*${first.number}`) });
  await expect(box).toBeChecked();
});

test.describe("without a signal", () => {
  test.use({ expectedConsoleMessages: [/net::ERR_FAILED/] });

  test("ticks are taken back with a word, and made by one press once there is one", async ({ page }) => {
    await page.setViewportSize(phone);
    const order = await enterOrder(page);
    await visit(page, `/admin/pedidos/producao?ids=${order.id}&visao=lote`);
    const boxes = ["1 de 2", "2 de 2"].map((place) => shirtOf(page, order, place));
    const ticks = "**/api/admin/production/shirts";
    await page.route(ticks, (route) => route.abort());
    for (const box of boxes) await box.click();
    const toast = page.getByRole("alert").filter({ hasText: "2 marcas não foram salvas" });
    await expect(toast).toContainText("Verifique sua conexão");
    for (const box of boxes) await expect(box).not.toBeChecked();
    await page.unroute(ticks);
    await toast.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(page.getByRole("button", { name: /2 de 2 prontas$/ })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await reload(page);
    await expect(page.getByText("2 de 2 prontas").first()).toBeVisible();
  });
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
