import { type BrowserContext, expect, type Page } from "@playwright/test";
import {
  fine,
  type MelhorEnvioStandIn,
  newAccount,
  openMelhorEnvio,
} from "../support/melhor-envio-stand-in.ts";
import { startWithoutMethods } from "./admin-delivery-support.ts";
import { testInOwnShop } from "./own-shop.ts";

let standIn: MelhorEnvioStandIn;
export const melhorEnvio = (): MelhorEnvioStandIn => standIn;

/** The files that use it share one shop. */
export const test = testInOwnShop(undefined, async () => {
  standIn = await openMelhorEnvio();
  return { MELHOR_ENVIO_URL: standIn.url };
});

export const PATH = "/api/admin/melhor-envio";

export const panel = (page: Page) => page.getByRole("region", { name: "Melhor Envio" });
export const form = (page: Page) => page.getByRole("dialog", { name: "Melhor Envio" });
export const submit = (page: Page) => form(page).getByRole("button", { name: /^(Conectar|Salvar)$/ });

/** Signs the owner in, and removes what an earlier test has set up. */
export async function startDisconnected(context: BrowserContext): Promise<void> {
  await startWithoutMethods(context);
  await context.request.delete(PATH);
  standIn.behave(fine);
  standIn.forget();
}

/** Connects by the API, as the owner who is signed in. */
export async function connect(page: Page, fields: object = {}): Promise<{ updated_at: string }> {
  const saved = await page.request.put(PATH, { data: newAccount(fields) });
  expect(saved.status()).toBe(200);
  return (await saved.json()).account;
}
