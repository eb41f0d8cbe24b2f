import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { signedInAs } from "../../support/actors.ts";
import type { TestApp } from "../../support/app.ts";
import { asOwner } from "./act.ts";
import { checkOwners, checkShop } from "./invariants.ts";
import { newPerson, openShop, type Session, type Shop, settleImports, welcomeShopper } from "./shop.ts";
import { acts, type OneAct, type Step } from "./steps.ts";

/** Runs the steps in a shop that has only what the sequence needs, and checks it after them. */
export async function runSequence(
  setting: Pick<Shop, "processes" | "calls" | "picture">,
  steps: readonly Step[],
): Promise<void> {
  await emptyShop(setting.processes[0]);
  const shop = await openShop(setting.processes, setting);
  for (const step of steps) {
    shop.mentioned.clear();
    // Both are awaited even if one fails, because a running request would disturb the next sequence.
    const results = await Promise.allSettled(step.map((one) => perform(shop, one)));
    await settleImports(shop);
    for (const result of results) if (result.status === "rejected") throw result.reason;
    await forgiveMentions(shop);
    await replaceDismissed(shop, await checkOwners(shop));
    if (shop.shoppers.every(({ isGone }) => isGone)) await welcomeShopper(shop);
    if (shop.callers.every(({ isGone }) => isGone)) shop.callers.push(newPerson());
  }
  await checkShop(shop);
}

async function perform(shop: Shop, { act, session, pick }: OneAct): Promise<void> {
  const answer = await acts[act](shop, session, pick);
  if (answer && answer.status < 300) shop.calls.accepted.add(act);
}

/** Where someone else wrote about a person in the moment in which the person was forgotten, either may have come first. */
async function forgiveMentions(shop: Shop): Promise<void> {
  for (const { whatsapp } of shop.forgotten) {
    if (!shop.mentioned.has(whatsapp)) continue;
    const body = { confirmation: whatsapp, accounts: [] };
    await asOwner(shop, 0, "POST", `/customers/${whatsapp}/erasure`, body);
  }
  shop.forgotten = shop.forgotten.filter((who) => !("email" in who && shop.mentioned.has(who.email)));
}

/** Each session has an owner again before the next step. */
async function replaceDismissed(shop: Shop, owners: readonly string[]): Promise<void> {
  for (const session of [0, 1] as const satisfies Session[]) {
    if (owners.includes(shop.owners[session].userId)) continue;
    shop.owners[session] = await signedInAs(shop.processes[session], "administrator");
  }
}

/** The rollups follow by their triggers, so that they start from zero if they were right before. */
const emptied = [
  "orders",
  "products",
  "imports",
  "site_images",
  "subcategories",
  "categories",
  "administrator_invitations",
  "verifications",
  "newsletter_subscribers",
  "customer_notes",
  "users",
  "audit_log",
  "jobs.job",
];

async function emptyShop({ database, dataDir }: TestApp): Promise<void> {
  for (const table of emptied) await database.db().execute(sql.raw(`delete from ${table}`));
  const outbox = join(dataDir(), "outbox");
  for (const file of await readdir(outbox)) await rm(join(outbox, file));
}
