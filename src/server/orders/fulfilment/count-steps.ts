import { and } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { type Step, steps } from "#domain/fulfilment/step.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { DbOrTx } from "../../db/client.ts";
import { type BoundedCount, countUpTo } from "../../db/count-up-to.ts";
import { areStepsOn } from "../../settings/steps-on.ts";
import { storeSettings } from "../../settings/tables.ts";
import { isLive, orders } from "../tables.ts";
import { isAtStep, isLateAndLive } from "./step-conditions.ts";

export interface StepCounts {
  steps: { step: Step; count: BoundedCount }[];
  late: number;
}

/** How many pending orders stand at each step, and how many are past their promise. */
export async function countSteps(ctx: ServiceContext): Promise<StepCounts> {
  requirePermission(ctx.actor, "orders");
  const counted: StepCounts["steps"] = [];
  for (const step of steps) {
    counted.push({ step, count: await countUpTo(ctx.db, orders, and(isAtStep(step), isLive(orders))) });
  }
  return { steps: counted, late: (await countLate(ctx.db)) ?? 0 };
}

/** Null in a shop that does not use steps. */
export async function countLate(db: DbOrTx): Promise<number | null> {
  if (!(await areStepsUsed(db))) return null;
  return (await countUpTo(db, orders, isLateAndLive)).total;
}

export const areStepsUsed = async (db: DbOrTx): Promise<boolean> =>
  (await db.$count(storeSettings, areStepsOn)) > 0;
