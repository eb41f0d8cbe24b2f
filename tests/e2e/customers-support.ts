import { type Browser, expect, type Page } from "@playwright/test";
import { type MadeOrder, newName, placeOrder } from "./admin-orders-support.ts";
import { visit } from "./navigation.ts";

/** A unique number, because all tests share the shop. */
export const newWhatsapp = () => `119${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

export const formatted = (whatsapp: string) => whatsapp.replace(/^(..)(.....)(....)$/, "($1) $2-$3");

export interface MadeCustomer extends MadeOrder {
  name: string;
  whatsapp: string;
  email: string;
}

/** A new customer who has registered and ordered once, in a separate browser context. */
export async function makeCustomer(browser: Browser, first = "Zuleica"): Promise<MadeCustomer> {
  const [name, whatsapp] = [newName(first), newWhatsapp()];
  const context = await browser.newContext();
  const order = await placeOrder(context, { customer: name, customer_whatsapp: whatsapp });
  const { email } = await (await context.request.get("/api/account")).json();
  await context.close();
  return { ...order, name, whatsapp, email };
}

export async function openCustomers(page: Page, query = ""): Promise<void> {
  await visit(page, `/admin/clientes${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
  await expect(page.getByText(/^Carregando (clientes|e-mails)\.\.\.$/)).toHaveCount(0);
}

export async function openCustomer(page: Page, { name, whatsapp }: MadeCustomer): Promise<void> {
  await visit(page, `/admin/clientes/${whatsapp}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
