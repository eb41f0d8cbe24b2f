import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { enterOrder, type MadeOrder } from "./admin-orders-support.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts } from "./own-shop.ts";

export const LATE_CUSTOMER = "Joana Atrasada";

interface StepSettings {
  steps: boolean;
  preparation_days?: number;
}

export async function setSteps(owner: APIRequestContext, { steps, preparation_days = 2 }: StepSettings) {
  const { fulfilment } = await (await owner.get("/api/admin/settings")).json();
  const data = { version: fulfilment.version, values: { steps, preparation_days, says_ready: false } };
  expect((await owner.put("/api/admin/settings/fulfilment", { data })).status()).toBe(200);
}

/** A paid order whose days have begun to count. */
export async function enterPaidOrder(page: Pick<Page, "request">, changes: object = {}): Promise<MadeOrder> {
  const order = await enterOrder(page, changes);
  const paid = await page.request.put(`/api/admin/orders/${order.id}/payment`, { data: { paid: true } });
  expect(paid.status()).toBe(200);
  return order;
}

/** Two shirts, and an order that was to leave on the day of its payment. */
export async function sellWithSteps(owner: APIRequestContext): Promise<void> {
  await stockTwoShirts(owner);
  await setSteps(owner, { steps: true, preparation_days: 0 });
  await enterPaidOrder({ request: owner }, { customer: LATE_CUSTOMER });
}

export async function openDetails(page: Page, { id }: MadeOrder): Promise<Locator> {
  await visit(page, `/admin/pedidos?pedido=${id}`);
  const panel = page
    .getByRole("dialog", { name: "Detalhes do Pedido" })
    .getByRole("region", { name: "Etapa" });
  await expect(panel).toBeVisible();
  return panel;
}

export const currentStep = (panel: Locator) =>
  panel.getByRole("list", { name: "Etapas do pedido" }).locator("[aria-current=step]");
