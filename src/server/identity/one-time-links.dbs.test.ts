import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { commitDuring } from "../../../tests/support/open-transaction.ts";
import type { AccountContext } from "./account-context.ts";
import { createLink } from "./one-time-links.ts";
import { verifications } from "./tables.ts";

const app = setUpTestApp();
const context = (): AccountContext => ({
  ...app.services(),
  accounts: app.accounts(),
  client: { address: "203.0.113.1", userAgent: "" },
  actor: system,
  now: new Date(),
});
const create = (userId: string) => createLink(context(), "recovery", { userId, wanted: undefined });
const countLinks = (userId: string) =>
  app.database.db().$count(verifications, eq(verifications.value, `recovery:${userId}`));

it("an account gets a link for its mail", async () => {
  const { userId } = await signedInAs(app, "customer");
  expect(await create(userId)).toContain("/redefinir-senha");
  expect(await countLinks(userId)).toBe(1);
});

it("an account that is gone gets none", async () => {
  const userId = randomUUID();
  expect(await create(userId)).toBeUndefined();
  expect(await countLinks(userId)).toBe(0);
});

it.runIf(app.database.kind === "postgres")(
  "an account that is being deleted gets none after its others were revoked",
  async () => {
    const { userId } = await signedInAs(app, "customer");
    const deletion: [string, unknown[]] = ["delete from users where id = $1", [userId]];
    expect(await commitDuring(app.database, [deletion], () => create(userId))).toBeUndefined();
    expect(await countLinks(userId)).toBe(0);
  },
);
