import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSecrets } from "../../../tests/support/secrets-in-log.ts";
import { faults, RECEIVER } from "../../../tests/support/webhook-receiver.ts";
import { tablesLeftOut } from "../backup/backup-format.ts";
import { snapshotDatabase } from "../backup/snapshot-database.ts";
import { createLogger } from "../logging/log.ts";
import { setUpWebhooks } from "./webhooks-fixture.ts";

let written = "";
const log = createLogger("debug", {
  write(line) {
    written += line;
  },
});
const shop = await setUpWebhooks({ log });
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
  await shop.asOwner("POST", `/api/admin/webhooks/${webhook.id}/test`);
  const renewed = await shop.asOwner("POST", `/api/admin/webhooks/${webhook.id}/secret`);
  expect(written).toContain("a webhook was not delivered");
  const known = {
    "a secret": keyOf(secret),
    "a renewed secret": keyOf(renewed.body.secret),
    "the path": PATH_SECRET,
    "a customer": "Ana Lima",
  };
  expect(findSecrets(written, known)).toEqual([]);
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
