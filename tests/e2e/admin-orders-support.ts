import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { createCustomer } from "./accounts-support.ts";
import { delivery, findShirts } from "./checkout-support.ts";
import { visit } from "./navigation.ts";

export interface MadeOrder {
  id: string;
  /** The order number as the screen shows it. */
  number: string;
  customer: string;
}

/** A unique customer name, because all tests share the shop. */
export const newName = (first = "Márcia") => `${first} ${randomUUID().slice(0, 8)}`;

export const customization = { name: "MARTA", number: "10" };

/** Enters an order by the API, as the signed-in administrator. */
export async function enterOrder(page: Pick<Page, "request">, changes: object = {}): Promise<MadeOrder> {
  return send(page, "/api/admin/orders", { customer: newName(), ...changes });
}

/** Places an order as a new customer in a separate browser context. */
export async function placeOrder(customer: BrowserContext, changes: object = {}): Promise<MadeOrder> {
  const page = await customer.newPage();
  await createCustomer(page);
  const order = await send(page, "/api/orders", { customer: newName(), ...changes });
  await page.close();
  return order;
}

/** Places another order as the customer who is signed in there. */
export async function orderAgain(customer: BrowserContext, changes: object = {}): Promise<MadeOrder> {
  const page = await customer.newPage();
  const order = await send(page, "/api/orders", { customer: newName(), ...changes });
  await page.close();
  return order;
}

async function send(page: Pick<Page, "request">, path: string, changes: object): Promise<MadeOrder> {
  const items = "items" in changes ? changes.items : await twoShirts(page);
  const answer = await page.request.post(path, {
    headers: { "Idempotency-Key": randomUUID() },
    data: { ...delivery, ...changes, items },
  });
  expect(answer.status()).toBe(201);
  const { id, customer } = await answer.json();
  return { id, customer, number: `#${id.slice(0, 8)}` };
}

async function twoShirts(page: Pick<Page, "request">) {
  const [{ id }] = await findShirts(page);
  return [{ id, size: "G", quantity: 2, customization }];
}

export const row = (page: Page, { number }: { number: string }) =>
  page.getByRole("row").filter({ hasText: number });

/** Opens the list, filtered to the test's own orders. */
export async function openOrders(page: Page, query = ""): Promise<void> {
  await visit(page, `/admin/pedidos${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Gerenciamento de Pedidos" })).toBeVisible();
  await expect(page.getByText("Carregando pedidos...")).toHaveCount(0);
}

export const openOrdersOf = (page: Page, { customer }: MadeOrder) =>
  openOrders(page, `?q=${encodeURIComponent(customer)}`);
