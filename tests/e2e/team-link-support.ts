import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { openProduct } from "./product-support.ts";

export interface PlayerShirt {
  name: string;
  number: string;
  size: string;
}

export const typed = (page: Page) => ({
  name: page.getByRole("textbox", { name: "Nome", exact: true }),
  number: page.getByRole("textbox", { name: "Número", exact: true }),
  size: (label: string) => page.getByRole("radio", { name: label, exact: true }),
  put: page.getByRole("button", { name: "Colocar a minha camisa" }),
});

/** The shirts of the list, on the players' page and on the captain's. */
export const listed = (page: Page) =>
  page.getByRole("region", { name: /^(Quem já está|Camisas)$/ }).getByRole("listitem");

/** Starts a team order by the page, as the captain. Returns the path of the players' link. */
export async function startTeam(page: Page, teamName: string): Promise<string> {
  const path = await openProduct(page);
  await visit(page, `${path}/time`);
  await page.getByRole("button", { name: "Criar o link do time" }).click();
  const dialog = page.getByRole("dialog", { name: "Link do time" });
  await dialog.getByLabel("Nome do time").fill(teamName);
  await dialog.getByLabel("O seu nome").fill("Ana Souza");
  await dialog.getByLabel("O seu WhatsApp").fill("11987654321");
  await dialog.getByRole("button", { name: "Criar o link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: teamName })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Agora chame o time" })).toBeVisible();
  return new URL(page.url()).pathname.replace("/capitao", "");
}

export async function typeShirt(page: Page, { name, number, size }: PlayerShirt): Promise<void> {
  await typed(page).name.fill(name);
  await typed(page).number.fill(number);
  await typed(page).size(size).check();
}

export interface StartedTeam {
  id: string;
  token: string;
  secret: string;
}

/** Starts a team order by the API, where the page of its start is not what is tested. */
export async function makeTeam(
  request: APIRequestContext,
  settings: { team_name: string; max_shirts?: number },
): Promise<StartedTeam> {
  const home = await (await request.get("/")).text();
  const [, product_id] = home.match(/\/produto\/([0-9a-f-]{36})/) ?? [];
  const id = crypto.randomUUID();
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  const answer = await request.post("/api/team-orders", {
    headers: { "Team-Secret": secret },
    data: {
      id,
      product_id,
      max_shirts: 22,
      closes_on: null,
      option_ids: [],
      captain_name: "Ana Souza",
      captain_whatsapp: "11987654321",
      ...settings,
    },
  });
  expect(answer.status()).toBe(201);
  return { id, secret, token: (await answer.json()).token };
}

/** Puts a shirt on a team's list by the API. */
export async function makeShirt(
  request: APIRequestContext,
  { token, secret }: StartedTeam,
  shirt: PlayerShirt,
): Promise<void> {
  const path = `/api/team-orders/${token}/shirts/${crypto.randomUUID()}`;
  const answer = await request.put(path, { headers: { "Team-Secret": secret }, data: shirt });
  expect(answer.status()).toBe(200);
}
