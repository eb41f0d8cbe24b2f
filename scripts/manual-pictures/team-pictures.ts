import type { Page } from "@playwright/test";
import type { ManualPicture } from "./manual-picture.ts";

const players = [
  ["MARTA", "10", "M"],
  ["ZÉ", "1", "GG"],
  ["DEBINHA", "9", "P"],
  ["JOÃO PEDRO", "7", "G"],
  ["TAMIRES", "6", "M"],
  ["CAIO", "10", "G"],
] as const;

/** The list of a team, on both sides, and its shirts at the press. */
export const teamPictures: readonly ManualPicture[] = [
  {
    name: "link-do-time",
    path: "/",
    size: "phone",
    visitor: true,
    async prepare(page) {
      const { token } = await startTeam(page);
      await page.goto(`/time/${token}`);
      await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Formiga");
      await page.getByRole("textbox", { name: "Número", exact: true }).fill("8");
      await page.locator("[data-print=typed]").waitFor();
    },
  },
  {
    name: "capitao",
    path: "/",
    size: "desktop",
    visitor: true,
    async prepare(page) {
      const { token, secret } = await startTeam(page);
      await page.goto(`/time/${token}/capitao#${secret}`);
      await page.getByRole("button", { name: "Pôr no carrinho" }).waitFor();
    },
  },
  {
    name: "producao-em-lote",
    path: "/admin/pedidos/producao?visao=lote&nao_pagos=sim",
    size: "phone",
    async prepare(page) {
      const ticks = page.getByRole("checkbox");
      await ticks.first().check();
      await ticks.first().scrollIntoViewIfNeeded();
    },
  },
];

/** A team whose list is half full. */
async function startTeam({ request }: Page): Promise<{ token: string; secret: string }> {
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  const headers = { "Sec-Fetch-Site": "same-origin", "Team-Secret": secret };
  const [, product_id] = (await (await request.get("/")).text()).match(/\/produto\/([0-9a-f-]{36})/) ?? [];
  const data = {
    id: crypto.randomUUID(),
    product_id,
    team_name: "Tigres da Vila",
    max_shirts: 11,
    closes_on: null,
    option_ids: [],
    captain_name: "Ana Souza",
    captain_whatsapp: "11987654321",
  };
  const { token } = await (await request.post("/api/team-orders", { headers, data })).json();
  for (const [name, number, size] of players) {
    const path = `/api/team-orders/${token}/shirts/${crypto.randomUUID()}`;
    await request.put(path, { headers, data: { name, number, size } });
  }
  return { token, secret };
}
