import { type BrowserContext, expect, type Page } from "@playwright/test";
import { visit } from "./navigation.ts";

export interface Shirt {
  id: string;
  name: string;
  image: string | null;
  priceCents: number;
}

/** Two products of the shop, from its home page and the API. */
export async function findShirts(page: Pick<Page, "request">): Promise<[Shirt, Shirt]> {
  const home = await (await page.request.get("/")).text();
  const ids = [...new Set(Array.from(home.matchAll(/\/produto\/([0-9a-f-]{36})/g), ([, id]) => id))].sort();
  const items = ids.slice(0, 2).map((id) => ({ id, size: "M", quantity: 1 }));
  const answer = await page.request.post("/api/cart/quote", { data: { items } });
  const quote: { items: (Omit<Shirt, "priceCents"> & { price: number })[] } = await answer.json();
  const [first, second] = quote.items.map(({ id, name, image, price }) => ({
    id,
    name,
    image,
    priceCents: Math.round(price * 100),
  }));
  if (!first || !second) throw new Error("the shop sells fewer than two products");
  return [first, second];
}

/** Stores lines in the browser's cart, and opens the cart. */
export async function openCart(page: Page, lines: object[]): Promise<void> {
  const items = lines.map((line) => ({ size: "M", quantity: 1, ...line }));
  await storeCart(page, JSON.stringify({ state: { items }, version: 1 }));
}

export async function storeCart(page: Page, text: string): Promise<void> {
  await visit(page, "/robots.txt");
  await page.evaluate((value) => localStorage.setItem("cart-storage", value), text);
  await visit(page, "/carrinho");
  await expect(page.getByText("Carregando carrinho...")).toBeHidden();
}

export async function storedItems(page: Page): Promise<{ quantity: number }[]> {
  const text = await page.evaluate(() => localStorage.getItem("cart-storage"));
  return JSON.parse(text ?? '{"state":{"items":[]}}').state.items;
}

export const line = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const finish = (page: Page) => page.getByRole("button", { name: "Finalizar Compra" });
export const thanks = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Pedido Realizado com Sucesso!" });

export const delivery = {
  customer: "Marta Vieira",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000, apto 12, São Paulo - SP",
  customer_whatsapp: "11912345678",
};

/** Mocks the postal-code lookup. */
export async function answerCep(page: Page, address = "Avenida Paulista, Bela Vista, São Paulo - SP") {
  await page.route("**/api/cep/*", (route) => route.fulfill({ json: { address } }));
}

export async function fillDelivery(page: Page): Promise<void> {
  // The previous page may still be visible and has a field "Nome" too.
  await expect(page.getByRole("heading", { level: 1, name: "Carrinho" })).toBeVisible();
  await field(page, "Nome").fill(delivery.customer);
  await field(page, "CEP").fill(delivery.customer_cep);
  await expect(page.getByText("Endereço encontrado")).toBeVisible();
  await field(page, "Endereço").fill(delivery.customer_address);
  await field(page, "WhatsApp").fill(delivery.customer_whatsapp);
}

/** Mocks WhatsApp: every URL of it returns an empty page. */
export async function answerWhatsapp(context: BrowserContext): Promise<void> {
  await context.route("https://wa.me/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>WhatsApp</title>" }),
  );
}

/** Orders by that press, and returns the text of the WhatsApp message. */
export async function readMessage(page: Page, press: () => Promise<void>): Promise<string> {
  const opened = page.waitForEvent("popup");
  await press();
  const popup = await opened;
  await popup.waitForURL("https://wa.me/**");
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  return new URL(popup.url()).searchParams.get("text") ?? "";
}

/** Presses 'Finalizar Compra' and returns the text of the WhatsApp message. */
export const finishAndReadMessage = (page: Page) => readMessage(page, () => finish(page).click());

export interface StoredOrder {
  id: string;
  token: string;
  status: string;
  total_amount: number;
  items: { name: string; quantity: number; customization: unknown }[];
}

/** The stored orders of the signed-in user. */
export async function ownOrders(page: Page): Promise<StoredOrder[]> {
  return (await page.request.get("/api/account/orders")).json();
}
