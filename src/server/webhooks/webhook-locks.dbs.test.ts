import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { commitDuring } from "../../../tests/support/open-transaction.ts";
import { send } from "../../../tests/support/requests.ts";
import { lockEndpoint } from "./read-endpoints.ts";
import { sweepDeliveries } from "./sweep-deliveries.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";
import { setUpWebhooks } from "./webhooks-fixture.ts";

const shop = await setUpWebhooks();
const db = () => shop.db();
const PATH = "/api/admin/webhooks";
const DAY_MS = 24 * 3_600_000;

// Only PostgreSQL has a second connection.
describe.runIf(shop.app.database.kind === "postgres")("a request that meets another one", () => {
  it("places an order while the endpoint that is told of it is being changed", async () => {
    const { id } = await shop.listen("order.created");
    const status = await db().transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '10s'`);
      await lockEndpoint(tx, id);
      return (await shop.order()).status;
    });
    expect(status).toBe(201);
  });

  it("sweeps the log without waiting for a delivery that is being written", async () => {
    const { id } = await shop.listen("product.changed");
    await shop.changeProduct(2);
    const [busy] = await db().select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id));
    await db().transaction(async (tx) => {
      await tx
        .update(webhookDeliveries)
        .set({ failures: 1 })
        .where(eq(webhookDeliveries.id, busy?.id ?? ""));
      await sweepDeliveries(db(), new Date(Date.now() + 31 * DAY_MS));
    });
    expect((await shop.deliveries()).map((delivery) => delivery.id)).toEqual([busy?.id]);
  });

  it("makes no eleventh webhook beside the tenth", async () => {
    await Promise.all(Array.from({ length: 12 }, () => shop.create()));
    expect(await db().$count(webhookEndpoints)).toBe(10);
  });

  describe("by an owner who is being dismissed", () => {
    const whileDismissed = (owner: SignedInTester, method: string, path: string, body?: unknown) =>
      commitDuring(
        shop.app.database,
        [
          ["select pg_advisory_xact_lock(7214003)", []],
          ["delete from user_roles where user_id = $1", [owner.userId]],
        ],
        () => send(shop.app, method, path, { headers: owner.headers, ...(body !== undefined && { body }) }),
      );
    const url = "https://ladrao.exemplo.com.br/";

    it("makes no webhook", async () => {
      const owner = await signedInAs(shop.app, "administrator");
      const webhook = { name: "ERP", url, events: ["order.created"] };
      const { status } = await whileDismissed(owner, "POST", PATH, webhook);
      expect([status, await db().$count(webhookEndpoints)]).toEqual([403, 0]);
    });

    it("changes no address", async () => {
      const { body } = await shop.create();
      const owner = await signedInAs(shop.app, "administrator");
      const changed = { ...body.webhook, url };
      const { status } = await whileDismissed(owner, "PUT", `${PATH}/${body.webhook.id}`, changed);
      expect([status, await db().$count(webhookEndpoints, eq(webhookEndpoints.url, url))]).toEqual([403, 0]);
    });

    it("is shown no new secret", async () => {
      const { id } = await shop.listen("order.created");
      const owner = await signedInAs(shop.app, "administrator");
      const { status } = await whileDismissed(owner, "POST", `${PATH}/${id}/secret`);
      expect(status).toBe(403);
    });
  });
});

it("a proof that ends while the address is looked up makes no webhook", async () => {
  shop.receiver.beforeLookUp(() => shop.forgetProof());
  const { status, body } = await shop.create();
  await shop.proveAgain();
  expect([status, body.error?.code]).toEqual([403, "proof_required"]);
});
