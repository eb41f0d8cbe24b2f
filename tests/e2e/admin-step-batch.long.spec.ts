import { checkDigit } from "#domain/fulfilment/s10.ts";
import { enterOrder, type MadeOrder, openOrders, openOrdersOf } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { choose, desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { testInOwnShop } from "./own-shop.ts";
import { prepareSteps, readOrder } from "./step-board-support.ts";

// A separate shop: with steps every order has one.
const test = testInOwnShop(prepareSteps);
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of 409/] });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

const codeOf = (index: number) => {
  const digits = String(10_000_000 + index);
  return `AA${digits}${checkDigit(digits)}BR`;
};

test("forty orders are sent with forty pasted codes, except those that do not match", async ({ page }) => {
  test.slow();
  await page.setViewportSize(desktop);
  const orders: MadeOrder[] = [];
  for (let index = 0; index < 40; index += 1) {
    orders.push(await enterOrder(page, { customer: `Cliente ${String.fromCharCode(65 + index)}a` }));
  }
  await openOrders(page);
  const wholePage = page.getByRole("checkbox", { name: "Selecionar todos desta página" });
  await wholePage.check();
  await expect(page.getByText("25 pedidos selecionados")).toBeVisible();
  await page.getByRole("button", { name: "Próxima página" }).click();
  await expect(wholePage).not.toBeChecked();
  await wholePage.check();
  await expect(page.getByText("40 pedidos selecionados")).toBeVisible();

  await page.getByRole("button", { name: "Mudar etapa" }).click();
  const dialog = page.getByRole("dialog", { name: "Mudar etapa de 40 pedidos" });
  await choose(page, dialog.getByRole("combobox", { name: "Etapa" }), "Enviado");
  await expect(dialog.getByRole("button", { name: "Marcar 40 pedidos" })).toBeVisible();
  const lines = orders.map(({ number }, index) => `${number} ${codeOf(index)}`);
  lines[3] = `${orders[3]?.number} AA123456780BR`;
  lines[7] = `#ffffffff ${codeOf(7)}`;
  lines[9] = `${orders[8]?.number} ${codeOf(9)}`;
  lines[12] = `${orders[12]?.number} ${codeOf(11)}`;
  await dialog.getByLabel("Cole os códigos, um por linha").fill(lines.join("\n"));

  await expect(dialog.getByText(/^4 de 40 linhas não bateram\./)).toBeVisible();
  await expect(
    dialog.getByRole("region", { name: "Linhas que não bateram" }).getByRole("listitem"),
  ).toContainText([
    /4.*Confira o código: o dígito não bate/,
    /8.*Nenhum dos pedidos escolhidos é este/,
    /10.*Este pedido já tem um código acima/,
    /13.*Este código já está em outra linha/,
  ]);
  const matched = dialog.getByRole("region", { name: "Linhas que bateram" }).getByRole("listitem");
  await expect(matched).toHaveCount(36);
  await expect(matched.first()).toContainText(orders[0]?.number ?? "");
  await expect(matched.first()).toContainText(`Correios ${codeOf(0)}`);
  await expect(dialog.getByText("4 ficam de fora e continuam selecionados.")).toBeVisible();
  await expectAccessible(page);
  for (const order of orders)
    expect(await readOrder(page, order)).toMatchObject({ step: "to_do", code: null });

  await dialog.getByRole("button", { name: "Marcar 36 pedidos" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("4 pedidos selecionados")).toBeVisible();
  const leftOut = [3, 7, 9, 12];
  for (const [index, order] of orders.entries()) {
    const isLeftOut = leftOut.includes(index);
    expect(await readOrder(page, order)).toMatchObject(
      isLeftOut ? { step: "to_do", code: null } : { step: "sent", code: codeOf(index) },
    );
  }
});

test("a batch that is refused keeps what was pasted, and asks before it is dropped", async ({ page }) => {
  await page.setViewportSize(phone);
  const order = await enterOrder(page);
  await openOrdersOf(page, order);
  await page.getByRole("checkbox", { name: "Selecionar todos desta página" }).check();
  await page.getByRole("button", { name: "Mudar etapa" }).click();
  const dialog = page.getByRole("dialog", { name: "Mudar etapa de 1 pedido" });
  await dialog.getByRole("button", { name: "Marcar 1 pedido" }).click();
  await expect(dialog.getByText("Escolha a etapa").last()).toBeVisible();
  await choose(page, dialog.getByRole("combobox", { name: "Etapa" }), "Enviado");
  const codes = dialog.getByLabel("Cole os códigos, um por linha");
  await codes.fill(codeOf(99));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const steps = "**/api/admin/orders/steps";
  await page.route(steps, (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: "conflict", message: "Não encontramos #abc. Nada foi alterado." } },
    }),
  );
  await dialog.getByRole("button", { name: "Marcar 1 pedido" }).click();
  await expect(dialog.getByText("Não encontramos #abc. Nada foi alterado.")).toBeVisible();
  await expect(codes).toHaveValue(codeOf(99));
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(question).toBeHidden();
  await expect(codes).toHaveValue(codeOf(99));
  await page.unroute(steps);
  await dialog.getByRole("button", { name: "Marcar 1 pedido" }).click();
  await expect(dialog).toBeHidden();
  expect(await readOrder(page, order)).toMatchObject({ step: "sent", code: codeOf(99) });
});
