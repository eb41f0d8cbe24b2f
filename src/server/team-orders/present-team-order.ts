import { z } from "@hono/zod-openapi";
import type { OpenTeamOrder } from "./admin-team-orders-service.ts";
import type { TeamOrder } from "./read-team-order.ts";

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

export function presentTeamOrder(team: TeamOrder): z.output<typeof teamOrderSchema> {
  return {
    token: team.token,
    product_id: team.productId,
    team_name: team.teamName,
    option_ids: team.optionIds,
    max_shirts: team.maxShirts,
    closes_on: team.closesOn,
    state: team.state,
    version: team.version,
    shirts: team.shirts.map(({ id, name, number, size }) => ({ id, name, number, size })),
  };
}

export function presentCaptainTeamOrder(team: TeamOrder): z.output<typeof captainTeamOrderSchema> {
  return {
    ...presentTeamOrder(team),
    captain_name: team.captainName,
    captain_whatsapp: team.captainWhatsapp,
    closed: team.closedAt !== null,
    ordered_at: team.orderedAt?.toISOString() ?? null,
  };
}

export function presentOpenTeamOrder(team: OpenTeamOrder): z.output<typeof openTeamOrderSchema> {
  return {
    id: team.id,
    team_name: team.teamName,
    captain_name: team.captainName,
    captain_whatsapp: team.captainWhatsapp,
    product_id: team.product?.id ?? null,
    product_name: team.product?.name ?? null,
    product_image: team.product?.imageUrl ?? null,
    shirts: team.shirts,
    max_shirts: team.maxShirts,
    closes_on: team.closesOn,
    state: team.state,
    created_at: team.createdAt.toISOString(),
    updated_at: team.updatedAt.toISOString(),
  };
}
