import type { Page } from "@playwright/test";
import { TEST_SECRET, TEST_TOKEN } from "../support/mercado-pago-stand-in.ts";
import {
  connect,
  form,
  mercadoPago,
  openOrder,
  openSection,
  orderWithCode,
  PATH,
  panel,
  pay,
  startDisconnected,
  submit,
  test,
} from "./admin-mercado-pago-support.ts";
import { enterOrder, openOrders, row } from "./admin-orders-support.ts";
import { choose, desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";

test.describe.configure({ mode: "default" });

test.beforeEach(({ context }) => startDisconnected(context));

const payment = (page: Page) => page.getByRole("dialog").getByRole("region", { name: "Pagamento" });

async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the owner reads what Mercado Pago does, and connects it", async ({ page }) => {
      await openSection(page);
      await expect(panel(page)).toContainText("Credenciais de produção");
      await expectGoodLooks(page);

      await panel(page).getByRole("button", { name: "Conectar" }).click();
      await form(page)
        .getByLabel("Access Token")
        .fill(`${TEST_TOKEN.slice(0, 30)}\n${TEST_TOKEN.slice(30)}\n`);
      await form(page).getByLabel("Assinatura secreta").fill(TEST_SECRET);
      await choose(page, form(page).getByLabel("Cartão em até"), "6 vezes");
      await choose(page, form(page).getByLabel("Validade do código Pix"), "3 dias");
      await expectGoodLooks(page);
      await submit(page).click();
      await expect(page.getByText("Mercado Pago conectado")).toBeVisible();
      await expect(form(page)).toBeHidden();
      await expect(panel(page)).toContainText("Conectado");
      await expect(panel(page)).toContainText("MANTO FC");
      await expect(panel(page)).toContainText("Em até 6 vezes");
      await expect(panel(page)).toContainText("3 dias");
      await expect(panel(page)).toContainText("Gravada");
      await expect(panel(page)).toContainText("a cada dez minutos");
      await expectGoodLooks(page);
    });

    test("a wrong amount is told in the list and in the order, found by the filter and settled by hand", async ({
      page,
    }) => {
      await connect(page);
      const order = await orderWithCode(page);
      await pay(page, order.charge, { transaction_amount: 10 });
      await openOrders(page);
      await expect(row(page, order)).toContainText("Pago a menos");
      await expectGoodLooks(page);

      const filters = page.getByRole("button", { name: "Filtros" });
      if (await filters.isVisible()) await filters.click();
      await choose(page, page.getByLabel("Pagamento"), "Com problema");
      await expect(page).toHaveURL(/pagamento=marked/);
      await expect(row(page, order)).toBeVisible();
      await expectNoSidewaysScroll(page);

      await row(page, order)
        .getByRole("button", { name: /^Ver pedido/ })
        .click();
      await expect(payment(page)).toContainText("O cliente pagou menos que o pedido.");
      await expect(payment(page)).toContainText("resolva isso com o cliente");
      await expect(payment(page).getByRole("listitem")).toContainText(
        new RegExp(`Pix, R\\$\\s10,00.*Aprovado.*pagamento ${order.charge.id}`),
      );
      await expectGoodLooks(page);
      await payment(page).getByRole("button", { name: "Marcar como pago" }).click();
      await expect(payment(page).getByText("Pago", { exact: true })).toBeVisible();
      await expect(payment(page)).not.toContainText("Pago a menos");
      await payment(page).getByRole("button", { name: "Desfazer pagamento" }).click();
      await expect(payment(page).getByText("Pago a menos")).toBeVisible();
    });
  });
}

test("by keyboard alone Mercado Pago is connected", async ({ page }) => {
  await openSection(page);
  await panel(page).getByRole("button", { name: "Conectar" }).focus();
  await page.keyboard.press("Enter");
  await form(page).getByLabel("Access Token").focus();
  await page.keyboard.insertText(TEST_TOKEN);
  await page.keyboard.press("Tab");
  await expect(form(page).getByLabel("Assinatura secreta")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(form(page).getByRole("switch", { name: "Receber cartão" })).not.toBeChecked();
  await page.keyboard.press("Tab");
  await expect(form(page).getByLabel("Validade do código Pix")).toBeFocused();
  await submit(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("Não recebe");
  await expect(panel(page)).toContainText("Não gravada");
  await expect(panel(page).getByRole("button", { name: "Alterar" })).toBeFocused();
});

test("the connection is tried, changed, paused and ended", async ({ page }) => {
  await connect(page);
  await openSection(page);
  await panel(page).getByRole("button", { name: "Testar conexão" }).click();
  await expect(page.getByText("A conta MANTO FC está pronta.")).toBeVisible();

  await panel(page).getByRole("button", { name: "Alterar" }).click();
  await expect(form(page).getByLabel("Access Token")).toHaveValue("");
  await form(page).getByRole("switch", { name: "Receber cartão" }).uncheck();
  await expect(form(page).getByLabel("Cartão em até")).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByText("Mercado Pago salvo")).toBeVisible();
  await expect(panel(page)).toContainText("Não recebe");
  await expect(panel(page)).toContainText("Gravada");

  await panel(page).getByRole("button", { name: "Pausar" }).click();
  await expect(panel(page).getByText("Pausado", { exact: true })).toBeVisible();
  await expect(panel(page)).toContainText("os pedidos novos só têm a chave Pix da loja");
  await expectAccessible(page);
  await panel(page).getByRole("button", { name: "Ativar" }).click();
  await expect(panel(page).getByText("Conectado", { exact: true })).toBeVisible();

  await panel(page).getByRole("button", { name: "Desconectar" }).click();
  const question = page.getByRole("alertdialog", { name: "Desconectar o Mercado Pago?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Desconectar" }).click();
  await expect(page.getByText("Mercado Pago desconectado")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Conectar" })).toBeVisible();
});

test("a payment appears in the open order by itself, and is asked for by the button where nobody tells", async ({
  page,
}) => {
  await connect(page);
  const told = await orderWithCode(page);
  await openOrder(page, told);
  await expect(payment(page)).toContainText("pelo Mercado Pago se confirma sozinho");
  await payment(page).getByText("Cobrar por Pix").click();
  await expect(payment(page)).toContainText("o pedido fica pago sozinho. Vale até");
  await expect(payment(page).getByLabel("Pix copia e cola")).toHaveValue(/mercadopago/);
  await pay(page, told.charge);
  await expect(payment(page).getByText("Pago", { exact: true })).toBeVisible();
  await expect(payment(page).getByRole("listitem")).toContainText("Aprovado");
  await expect(payment(page).getByText("Cobrar por Pix")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toContainText(`Mercado Pago, pagamento ${told.charge.id}`);

  const untold = await orderWithCode(page);
  await openOrder(page, untold);
  mercadoPago().change(untold.charge.id, { status: "approved" });
  await payment(page).getByRole("button", { name: "Conferir no Mercado Pago" }).click();
  await expect(page.getByText("Conferido no Mercado Pago")).toBeVisible();
  await expect(payment(page).getByText("Pago", { exact: true })).toBeVisible();
});

test("a code that is over, or still being made, is told instead of being shown", async ({ page }) => {
  await connect(page);
  const order = await orderWithCode(page);
  for (const [pix, text] of [
    ["expired", "O código Pix venceu."],
    ["making", "O Mercado Pago está fazendo o código Pix."],
    ["away", "O Mercado Pago ainda não fez o código Pix deste pedido."],
  ]) {
    await page.route(`**/api/admin/orders/${order.id}`, async (route) => {
      const response = await route.fetch();
      const shown = { ...(await response.json()), pix_code: null };
      const json = { ...shown, payment: { pix, pix_expires_at: null, card_instalments: 12 } };
      return route.fulfill({ response, json });
    });
    await openOrder(page, order);
    await payment(page).getByText("Cobrar por Pix").click();
    await expect(payment(page)).toContainText(text ?? "");
    await expect(payment(page).getByLabel("Pix copia e cola")).toHaveCount(0);
    await page.unroute(`**/api/admin/orders/${order.id}`);
  }
});

test("a shop without Mercado Pago sees nothing of it among its orders", async ({ page }) => {
  // What earlier tests have left would show it.
  const { rows } = await (await page.request.get("/api/admin/orders")).json();
  for (const { id } of rows) await page.request.delete(`/api/admin/orders/${id}`);
  const order = await enterOrder(page);
  await openOrder(page, order);
  await expect(payment(page)).toContainText("Próximo passo: confira o pagamento");
  await expect(page.getByText(/Mercado Pago/)).toHaveCount(0);
  await openOrders(page);
  await page.getByLabel("Pagamento").click();
  await expect(page.getByRole("option")).toHaveText(["Todos", "Pagos", "Não pagos"]);
});

test("the address for notifications is copied", async ({ page, context }) => {
  await connect(page);
  const notification_url = "https://loja.exemplo.com.br/api/payments/mercado-pago/notifications";
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), notification_url } });
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSection(page);
  await expect(panel(page)).toContainText("O Mercado Pago avisa a loja na hora, neste endereço.");
  await panel(page).getByRole("button", { name: "Copiar endereço" }).click();
  await expect(page.getByText("Endereço copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(notification_url);
});
