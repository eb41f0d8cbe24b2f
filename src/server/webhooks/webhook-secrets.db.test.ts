import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSecrets } from "../../../tests/support/secrets-in-log.ts";
import { faults, RECEIVER, verified } from "../../../tests/support/webhook-receiver.ts";
import { tablesLeftOut } from "../backup/backup-format.ts";
import { snapshotDatabase } from "../backup/snapshot-database.ts";
import { createLogger } from "../logging/log.ts";
import { webhookEndpoints } from "./tables.ts";
import { setUpWebhooks } from "./webhooks-fixture.ts";

let written = "";
const log = createLogger("debug", {
  write(line) {
    written += line;
  },
});
const shop = await setUpWebhooks({ log });
const PATH = "/api/admin/webhooks";
const db = () => shop.db();
const PATH_SECRET = "caminho-secreto-do-outro-programa";
const listen = async () => (await shop.create({ url: `${RECEIVER}/${PATH_SECRET}` })).body;
const keyOf = (secret: string) => secret.replace("whsec_", "");

it("the log names no secret, no path of an address and nobody, whatever the receiver does", async () => {
  const { webhook, secret } = await listen();
  for (const fault of Object.values(faults)) {
    shop.receiver.behave(fault);
    await shop.order();
    await shop.work();
  }
  await shop.asOwner("POST", `${PATH}/${webhook.id}/test`);
  const renewed = await shop.asOwner("POST", `${PATH}/${webhook.id}/secret`);
  expect(written).toContain("a webhook was not delivered");
  const known = {
    "a secret": keyOf(secret),
    "a renewed secret": keyOf(renewed.body.secret),
    "the path": PATH_SECRET,
    "a customer": "Ana Lima",
  };
  expect(findSecrets(written, known)).toEqual([]);
});

it("a renewed secret signs at once, and the old one beside it for a day", async () => {
  const { id, secret } = await shop.listen("order.created");
  const { body } = await shop.asOwner("POST", `${PATH}/${id}/secret`);
  await shop.order();
  await shop.work();
  const [webhook] = shop.receiver.received();
  if (!webhook) throw new Error("nothing arrived");
  for (const known of [secret, body.secret]) expect(verified(known, webhook).type).toBe("order.created");
  await db()
    .update(webhookEndpoints)
    .set({ oldSecretUntil: new Date(Date.now() - 1) });
  await shop.order();
  await shop.work();
  const later = shop.receiver.received()[1];
  if (!later) throw new Error("the second event did not arrive");
  expect(() => verified(secret, later)).toThrow("No matching signature");
  expect(verified(body.secret, later).type).toBe("order.created");
});

it("a secret is not renewed twice while the one before still signs", async () => {
  const { id, secret } = await shop.listen("order.created");
  await shop.asOwner("POST", `${PATH}/${id}/secret`);
  const { status, body } = await shop.asOwner("POST", `${PATH}/${id}/secret`);
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("o anterior ainda vale até")]);
  await shop.order();
  await shop.work();
  const [webhook] = shop.receiver.received();
  if (!webhook) throw new Error("nothing arrived");
  expect(verified(secret, webhook).type).toBe("order.created");
});

it("a secret is renewed again once the one before has ended", async () => {
  const { id } = await shop.listen("order.created");
  await shop.asOwner("POST", `${PATH}/${id}/secret`);
  await db()
    .update(webhookEndpoints)
    .set({ oldSecretUntil: new Date(Date.now() - 1) });
  expect((await shop.asOwner("POST", `${PATH}/${id}/secret`)).status).toBe(200);
});

it("a secret of another server is said to be unreadable, and a renewed one works", async () => {
  const { id } = await shop.listen("order.created");
  const sealedSecret = shop.app.webhookDesk().seal("another", "whsec_AAAA");
  await db().update(webhookEndpoints).set({ sealedSecret });
  expect((await shop.asOwner("GET", PATH)).body[0].secret_is_readable).toBe(false);
  expect((await shop.asOwner("POST", `${PATH}/${id}/test`)).status).toBe(409);
  const { body } = await shop.asOwner("POST", `${PATH}/${id}/secret`);
  expect([body.webhook.secret_is_readable, body.webhook.old_secret_until]).toEqual([true, null]);
});

describe("a backup", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "manto-snapshot-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("holds endpoints without their secrets, and nothing that would be sent again", async () => {
    const { secret } = await listen();
    await shop.order();
    await snapshotDatabase(shop.db(), folder, { now: new Date(), leaveOut: tablesLeftOut });
    const files = await readdir(folder);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    expect(texts.join("")).toContain(PATH_SECRET);
    expect(texts.join("")).not.toContain(keyOf(secret));
    expect(files).not.toContain("webhook_deliveries.ndjson");
  });
});
