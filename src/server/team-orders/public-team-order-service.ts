import type { z } from "@hono/zod-openapi";
import type { ServiceContext } from "../context/service-context.ts";
import { presentTeamOrder, type teamOrderSchema } from "./present-team-order.ts";
import { findTeamOrder } from "./team-order-service.ts";

/** The list behind a link as its page shows it, without anything about the captain; undefined if there is none. */
export async function findPublicTeamOrder(
  ctx: ServiceContext,
  token: string,
): Promise<z.output<typeof teamOrderSchema> | undefined> {
  const team = await findTeamOrder(ctx, token);
  return team && presentTeamOrder(team);
}
