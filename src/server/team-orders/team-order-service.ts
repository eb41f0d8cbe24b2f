import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { refuseOptions } from "#domain/options/choose-options.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { isPrintable } from "#domain/print/print-rules.ts";
import type { ChangeTeamOrder, StartTeamOrder } from "#domain/team-orders/team-order-input.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { findProduct } from "../catalog/product-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { hashSecret, isSecret } from "../identity/secret-hash.ts";
import { rateRules } from "../rate-limits/rules.ts";
import {
  findById,
  findByToken,
  findVersion,
  getById,
  lockTeamOrder,
  type TeamOrder,
  teamOrderNotFound,
} from "./read-team-order.ts";
import { teamOrders } from "./tables.ts";

/** A link and the secret of a device: the captain's, or a player's. */
export interface TeamKey {
  token: string;
  secret: string;
}

/** Starts the list of a team. Whoever has the secret is its captain, with an account or without. */
export async function startTeamOrder(
  ctx: AccountContext,
  secret: string,
  request: StartTeamOrder,
): Promise<TeamOrder> {
  const { id, product_id: productId } = request;
  // A repeated request counts for no limit: whoever has a bad connection must get the answer.
  const earlier = await findById(ctx.db, id, ctx.now);
  if (earlier) return asCaptain(earlier, secret);
  await limitAttempts(ctx, rateRules.teamOrder);
  const product = await findProduct(ctx, productId);
  if (!product) throw new DomainError("not_found", { message: teamOrderTexts.productGone });
  if (!isPrintable(product)) throw new DomainError("conflict", { message: teamOrderTexts.notPrintable });
  refuseFields({
    ...refuseDay(ctx, request.closes_on),
    ...(refuseOptions(product, request.option_ids) && { option_ids: teamOrderTexts.options }),
  });
  await ctx.db.transaction(async (tx) => {
    const started = await tx
      .insert(teamOrders)
      .values({
        id,
        token: randomBytes(16).toString("base64url"),
        captainHash: hashSecret(secret),
        productId,
        teamName: request.team_name,
        captainName: request.captain_name,
        captainWhatsapp: request.captain_whatsapp,
        userId: "userId" in ctx.actor ? ctx.actor.userId : null,
        optionIds: request.option_ids,
        maxShirts: request.max_shirts,
        closesOn: request.closes_on,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing({ target: teamOrders.id })
      .returning({ id: teamOrders.id });
    if (started.length > 0) await ctx.events.publish(tx, { topic: "team-orders" });
  });
  return asCaptain(await getById(ctx.db, id, ctx.now), secret);
}

/** Whoever sends the id with another secret is not told what it is the id of. */
function asCaptain(team: TeamOrder, secret: string): TeamOrder {
  if (!isSecret(secret, team.captainHash)) throw new DomainError("conflict");
  return team;
}

/** The list behind a link, for everybody who has it. */
export async function findTeamOrder(ctx: ServiceContext, token: string): Promise<TeamOrder | undefined> {
  return findByToken(ctx.db, token, ctx.now);
}

/** The same; undefined if it is still the version that the caller knows. */
export async function findNewerTeamOrder(
  ctx: ServiceContext,
  token: string,
  known: number | undefined,
): Promise<TeamOrder | undefined> {
  if (known !== undefined && (await findVersion(ctx.db, token)) === known) return undefined;
  return (await findTeamOrder(ctx, token)) ?? throwNotFound();
}

export async function getCaptainTeamOrder(ctx: ServiceContext, key: TeamKey): Promise<TeamOrder> {
  const team = (await findTeamOrder(ctx, key.token)) ?? throwNotFound();
  requireCaptain(team, key);
  return team;
}

/** Changes what the captain decides. Options that the product does not have any more may stay until they are changed. */
export async function changeTeamOrder(
  ctx: ServiceContext,
  key: TeamKey,
  change: ChangeTeamOrder,
): Promise<TeamOrder> {
  const known = await getCaptainTeamOrder(ctx, key);
  const product = known.productId === null ? undefined : await findProduct(ctx, known.productId);
  return ctx.db.transaction(async (tx) => {
    const team = await lockTeamOrder(tx, key.token, ctx.now);
    requireCaptain(team, key);
    if (team.state === "ordered") throw new DomainError("conflict", { message: teamOrderTexts.ordered });
    const listed = team.shirts.length;
    refuseFields({
      ...(change.closes_on !== team.closesOn && refuseDay(ctx, change.closes_on)),
      ...(change.max_shirts < listed && { max_shirts: teamOrderTexts.fewerThanListed(listed) }),
      ...refuseNewOptions(team, product, change.option_ids),
    });
    await writeChange(ctx, tx, team.id, {
      teamName: change.team_name,
      optionIds: change.option_ids,
      maxShirts: change.max_shirts,
      closesOn: change.closes_on,
      closedAt: change.closed ? (team.closedAt ?? ctx.now) : null,
    });
    return getById(tx, team.id, ctx.now);
  });
}

/** Deletes the list for good: its link is then nobody's. */
export async function deleteTeamOrder(ctx: ServiceContext, key: TeamKey): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const team = await lockTeamOrder(tx, key.token, ctx.now);
    requireCaptain(team, key);
    await tx.delete(teamOrders).where(eq(teamOrders.id, team.id));
    await ctx.events.publish(tx, { topic: "team-orders" });
  });
}

/** Every change counts, so that open pages learn of it. */
export async function writeChange(
  { events, now }: ServiceContext,
  tx: Tx,
  id: string,
  change: Partial<typeof teamOrders.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(teamOrders)
    .set({ ...change, version: sql`${teamOrders.version} + 1`, updatedAt: now })
    .where(eq(teamOrders.id, id));
  await events.publish(tx, { topic: "team-orders" });
}

function requireCaptain(team: TeamOrder, { secret }: TeamKey): void {
  if (isSecret(secret, team.captainHash)) return;
  throw new DomainError("forbidden", { message: teamOrderTexts.notCaptain });
}

const refuseDay = ({ now }: ServiceContext, day: string | null): FieldErrors =>
  day !== null && day < dayOf(now) ? { closes_on: teamOrderTexts.closesOn } : {};

function refuseNewOptions(
  { optionIds }: TeamOrder,
  product: ProductDetail | undefined,
  wanted: readonly string[],
): FieldErrors {
  if (wanted.join() === optionIds.join()) return {};
  return product && !refuseOptions(product, wanted) ? {} : { option_ids: teamOrderTexts.options };
}

function refuseFields(fields: FieldErrors): void {
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError("invalid_request", { message, fields });
}

function throwNotFound(): never {
  throw teamOrderNotFound();
}
