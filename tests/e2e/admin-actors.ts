import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, type BrowserContextOptions, expect } from "@playwright/test";
import { newEmail, password } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { delivery } from "./checkout-support.ts";

/** The header of requests from a page of the shop, which get their session in cookies. */
const asPage = { "Sec-Fetch-Site": "same-origin" };

/** Signs in another administrator in a separate browser context. */
export async function openAsAdministrator(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const form = { email: newEmail(), password };
  await signInAsOwner(context);
  const created = await context.request.post("/api/diagnostics/create-admin", {
    headers: asPage,
    data: form,
  });
  expect(created.status()).toBe(201);
  await context.clearCookies();
  const signedIn = await context.request.post("/auth/v1/token?grant_type=password", {
    headers: asPage,
    data: form,
  });
  expect(signedIn.status()).toBe(200);
  return context;
}

export interface PlacedOrder {
  id: string;
  customer: string;
  total_amount: number;
}

/** Orders a shirt as a shopper with a unique name, in a separate browser context. */
export async function placeOrder(browser: Browser): Promise<PlacedOrder> {
  const context = await browser.newContext();
  const headers = { ...asPage, "Idempotency-Key": randomUUID() };
  const signUp = await context.request.post("/auth/v1/signup", {
    headers: asPage,
    data: { email: newEmail(), password, data: { full_name: "Marta Vieira" } },
  });
  expect(signUp.status()).toBe(200);
  const customer = `Zilda ${randomUUID().slice(0, 8)}`;
  const id = /\/produto\/([0-9a-f-]{36})/.exec(await (await context.request.get("/")).text())?.[1];
  const answer = await context.request.post("/api/orders", {
    headers,
    data: { ...delivery, customer, items: [{ id, size: "M", quantity: 1 }] },
  });
  expect(answer.status()).toBe(201);
  const order: PlacedOrder = await answer.json();
  await context.close();
  return order;
}

/** An amount as the screens show it. */
export const inReais = (amount: number) =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }).format(amount);
