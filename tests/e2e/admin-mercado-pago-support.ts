import { type BrowserContext, expect, type Page } from "@playwright/test";
import {
  type MercadoPagoStandIn,
  newAccount,
  openMercadoPago,
  type StandInPayment,
  signedNotification,
} from "../support/mercado-pago-stand-in.ts";
import { enterOrder, type MadeOrder } from "./admin-orders-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

let standIn: MercadoPagoStandIn;
export const mercadoPago = (): MercadoPagoStandIn => standIn;

/** The files that use it share one shop. */
export const test = testInOwnShop(stockTwoShirts, async () => {
  standIn = await openMercadoPago();
  return { MERCADO_PAGO_URL: standIn.url };
});

export const PATH = "/api/admin/mercado-pago";

export const panel = (page: Page) => page.getByRole("region", { name: "Mercado Pago" });
export const form = (page: Page) => page.getByRole("dialog", { name: "Mercado Pago" });
export const submit = (page: Page) => form(page).getByRole("button", { name: /^(Conectar|Salvar)$/ });

/** Signs the owner in, and removes what an earlier test has set up. */
export async function startDisconnected(context: BrowserContext): Promise<void> {
  await signInAsOwner(context);
  await context.request.delete(PATH);
  standIn.reset();
}

export async function openSection(page: Page): Promise<void> {
  await visit(page, "/admin/configuracoes?secao=mercado-pago");
  await expect(page.getByRole("heading", { level: 1, name: "Configurações" })).toBeVisible();
}

export async function openOrder(page: Page, { id, number }: MadeOrder): Promise<void> {
  await visit(page, `/admin/pedidos?pedido=${id}`);
  await expect(page.getByRole("dialog", { name: number })).toBeVisible();
}

/** Connects by the API, as the owner who is signed in. */
export async function connect(page: Page, fields: object = {}): Promise<{ updated_at: string }> {
  const saved = await page.request.put(PATH, { data: newAccount(fields) });
  expect(saved.status()).toBe(200);
  return saved.json();
}

/** Enters an order, and waits until Mercado Pago has made its Pix code. */
export async function orderWithCode(page: Page): Promise<MadeOrder & { charge: StandInPayment }> {
  const order = await enterOrder(page);
  const find = () => standIn.payments().find(({ external_reference }) => external_reference === order.id);
  await expect.poll(() => find()?.id).toBeDefined();
  const charge = find();
  if (!charge) throw new Error("there is no Pix code");
  return { ...order, charge };
}

/** Somebody pays, and Mercado Pago tells the shop. */
export async function pay(
  page: Page,
  { id }: StandInPayment,
  changes: Partial<StandInPayment> = {},
): Promise<void> {
  standIn.change(id, { status: "approved", ...changes });
  const { path, headers, body } = signedNotification(id);
  expect((await page.request.post(path, { headers, data: body })).status()).toBe(200);
}
