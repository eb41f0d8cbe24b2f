import { z } from "@hono/zod-openapi";

export const teamShirtSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    number: z.string(),
    size: z.string(),
  })
  .openapi("TeamShirt");

/** What everybody with the link sees: no telephone number, and no name but those on the shirts. */
export const teamOrderSchema = z
  .object({
    token: z.string(),
    product_id: z.string().nullable().describe("Nulo se a camisa saiu da loja"),
    team_name: z.string(),
    option_ids: z.array(z.string()),
    max_shirts: z.int(),
    closes_on: z.string().nullable().describe("O último dia, como 2026-12-31"),
    state: z
      .enum(["open", "full", "closed", "ordered"])
      .describe("`closed`: o capitão fechou a lista, o prazo passou ou a camisa saiu da loja"),
    version: z.int().describe("Muda a cada mudança da lista"),
    shirts: z.array(teamShirtSchema).describe("Na ordem em que chegaram"),
  })
  .openapi("TeamOrder");

/** What only the captain sees. */
export const captainTeamOrderSchema = teamOrderSchema
  .extend({
    captain_name: z.string(),
    captain_whatsapp: z.string(),
    closed: z.boolean().describe("O capitão fechou a lista"),
    ordered_at: z.string().nullable(),
  })
  .openapi("CaptainTeamOrder");

/** A team order as the owner sees it, to nudge its captain. */
export const openTeamOrderSchema = z
  .object({
    id: z.string(),
    team_name: z.string(),
    captain_name: z.string(),
    captain_whatsapp: z.string(),
    product_id: z.string().nullable(),
    product_name: z.string().nullable(),
    product_image: z.string().nullable(),
    shirts: z.int(),
    max_shirts: z.int(),
    closes_on: z.string().nullable(),
    state: z.enum(["open", "full", "closed"]),
    created_at: z.string(),
    updated_at: z.string().describe("A última mudança da lista"),
  })
  .openapi("OpenTeamOrder");
