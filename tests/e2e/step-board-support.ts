import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { MadeOrder } from "./admin-orders-support.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts } from "./own-shop.ts";

/** Fills an empty shop, and switches the steps on. */
export async function prepareSteps(owner: APIRequestContext): Promise<void> {
  await stockTwoShirts(owner);
  const { fulfilment } = await (await owner.get("/api/admin/settings")).json();
  const saved = await owner.put("/api/admin/settings/fulfilment", {
    data: { version: fulfilment.version, values: { steps: true, preparation_days: 2, says_ready: false } },
  });
  expect(saved.status()).toBe(200);
}

export async function openBoard(page: Page, query = ""): Promise<void> {
  await visit(page, `/admin/pedidos?visao=etapas${query}`);
  await expect(page.getByRole("main").getByRole("list").first()).toBeVisible();
}

export const card = (page: Page, { number }: MadeOrder) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: number });

/** The button that takes an order on, by the step that it names. */
export const advance = (page: Page, order: MadeOrder, label: string) =>
  card(page, order).getByRole("button", { name: `${label} o pedido ${order.number}` });

export const column = (page: Page, label: string) => page.getByRole("region", { name: label });

export async function readOrder(page: Page, { id }: MadeOrder) {
  const { status, fulfilment } = await (await page.request.get(`/api/admin/orders/${id}`)).json();
  return { status, step: fulfilment.step, code: fulfilment.tracking?.code ?? null };
}
