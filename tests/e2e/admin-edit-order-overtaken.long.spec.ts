import type { Page } from "@playwright/test";
import { enterOrder, type MadeOrder } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { oneShirt, openEditing } from "./edit-order-support.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { testInOwnShop } from "./own-shop.ts";
import { prepareSteps } from "./step-board-support.ts";

// A separate shop: it uses steps. A shirt costs R$ 199,90.
const test = testInOwnShop(prepareSteps);
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of (409|400)/] });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("what somebody else does meanwhile is said, and what was typed is only dropped after a question", async ({
  page,
}) => {
  const shirt = await oneShirt(page);
  const order = await enterOrder(page, shirt);
  const { form, line, save } = await openEditing(page, order);
  await line(shirt.name).getByRole("button", { name: "Aumentar" }).click();
  await page.request.put(`/api/admin/orders/${order.id}/payment`, { data: { paid: true } });
  await save.click();
  await expect(form.getByRole("alert")).toContainText("O pagamento ou a etapa deste pedido mudou");
  await expect(form.getByText("Ao salvar, ele passa a 'Pago a menos'")).toBeVisible();

  await change(page, order, { customer_address: "Rua do Irmão, 5" });
  await save.click();
  await expect(form.getByRole("alert")).toContainText("O pedido mudou enquanto você editava.");
  const load = form.getByRole("button", { name: "Carregar o pedido como está agora" });
  await load.click();
  const question = page.getByRole("alertdialog", { name: "Carregar o pedido como está agora?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(line(shirt.name).getByRole("spinbutton")).toHaveValue("2");
  await expectAccessible(page);
  await load.click();
  await question.getByRole("button", { name: "Carregar" }).click();
  await expect(form.getByLabel("Nome", { exact: true })).toBeFocused();
  await expect(form.getByLabel("Endereço")).toHaveValue("Rua do Irmão, 5");
  await expect(line(shirt.name).getByRole("spinbutton")).toHaveValue("1");
  await expect(form.getByRole("alert")).toHaveCount(0);
  await form.getByLabel("Endereço").fill("Rua da Irmã, 7");
  await save.click();
  await expect(form).toBeHidden();
  expect(await read(page, order)).toMatchObject({ customer_address: "Rua da Irmã, 7" });
});

test("what somebody else did meanwhile hides no refusal that comes later", async ({ page }) => {
  const shirt = await oneShirt(page);
  const order = await enterOrder(page, shirt);
  const { form, line, save } = await openEditing(page, order);
  await line(shirt.name).getByRole("button", { name: "Aumentar" }).click();
  await page.request.put(`/api/admin/orders/${order.id}/payment`, { data: { paid: true } });
  await save.click();
  await expect(form.getByRole("alert")).toContainText("O pagamento ou a etapa deste pedido mudou");

  const refused = { error: { code: "invalid_request", message: "A loja recusa isto." } };
  const path = `**/api/admin/orders/${order.id}`;
  await page.route(path, (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 400, json: refused }) : route.fallback(),
  );
  await save.click();
  await expect(form.getByRole("alert")).toHaveText("A loja recusa isto.");
  await page.unroute(path);

  await change(page, order, { customer_address: "Rua do Irmão, 5" });
  await save.click();
  const load = form.getByRole("button", { name: "Carregar o pedido como está agora" });
  await expect(load).toBeVisible();
  const data = { step: "in_production" };
  expect((await page.request.put(`/api/admin/orders/${order.id}/step`, { data })).status()).toBe(200);
  await save.click();
  await expect(form.getByRole("alert")).toContainText("Este pedido já está em produção.");
  await expect(load).toHaveCount(0);
  await expect(line(shirt.name).getByRole("spinbutton")).toHaveValue("2");
});

test("what somebody else does to the delivery alone is not overwritten", async ({ page }) => {
  const shirt = await oneShirt(page);
  const delivery = { name: "PAC", price_cents: 2500, days: 5 };
  const order = await enterOrder(page, { ...shirt, delivery });
  const { form, save, total } = await openEditing(page, order);
  await expect(total).toHaveText("TotalR$ 224,90");
  await form.getByLabel("Endereço").fill("Rua da Irmã, 7");
  await change(page, order, { delivery: { name: "Moto", price_cents: 1000, days: 1 } });
  await save.click();
  await expect(form.getByRole("button", { name: "Carregar o pedido como está agora" })).toBeVisible();
  expect(await read(page, order)).toMatchObject({ delivery: { name: "Moto", price_cents: 1000 } });
});

/** Changes the order of one shirt as somebody else would. */
async function change(page: Page, order: MadeOrder, changes: object): Promise<void> {
  const { updated_at, customer, customer_whatsapp, customer_cep, customer_address } = await read(page, order);
  const kept = { updated_at, customer, customer_whatsapp, customer_cep, customer_address };
  const data = { ...kept, items: [{ position: 0, size: "M", quantity: 1 }], ...changes };
  expect((await page.request.put(`/api/admin/orders/${order.id}`, { data })).status()).toBe(200);
}

const read = async (page: Page, { id }: MadeOrder) =>
  (await page.request.get(`/api/admin/orders/${id}`)).json();
