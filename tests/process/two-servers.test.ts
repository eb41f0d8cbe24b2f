/** Tests that two servers on one PostgreSQL and one S3-compatible store share their state. */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openTestS3 } from "#server/storage/storage-fixture.ts";
import { startPostgres } from "../support/postgres-server.ts";
import {
  addProduct,
  callShop,
  OWNER,
  placeOrder,
  readJson,
  signInOwner,
  signUp,
} from "../support/shop-client.ts";
import { addressOf, launchServer, type ServerProcess, subscribe } from "./server-process.ts";

let here: string;
let there: string;
let owner: string;
let database: pg.Client;
let startThird: () => Promise<string>;

beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "manto-servers-"));
  const [postgres, s3] = await Promise.all([startPostgres(), openTestS3()]);
  const servers: ServerProcess[] = [];
  const start = () => {
    const server = launchServer({
      DATA_DIR: path.join(folder, String(servers.length)),
      DATABASE_URL: postgres.url,
      SESSION_SECRET: "a secret of at least thirty-two characters",
      STORAGE_URL: `s3://fotos?endpoint=${encodeURIComponent(`http://127.0.0.1:${s3.port}`)}`,
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
      STORE_OWNER_PASSWORD: OWNER.password,
      RATE_LIMITS: "on",
    });
    servers.push(server);
    return addressOf(server);
  };
  startThird = start;
  // Both start at once, so that migrations, the queue's tables and the owner's account are created concurrently.
  [here, there] = await Promise.all([start(), start()]);
  owner = await signInOwner(here);
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  return async () => {
    for (const server of servers) server.process.kill("SIGKILL");
    await Promise.all(servers.map((server) => server.exited));
    await database.end();
    await Promise.all([postgres.stop(), s3.stop()]);
    fs.rmSync(folder, { recursive: true, force: true });
  };
});

const statusOf = async (answer: Promise<Response>) => (await answer).status;
const readPage = async (address: string, page: string) => (await fetch(address + page)).text();

describe("of two servers", () => {
  it("one accepts a session that the other opened, and refuses one that the other ended", async () => {
    const token = await signUp(here, "sessao@exemplo.com.br");
    expect(await statusOf(callShop(there, "/auth/v1/user", { token }))).toBe(200);
    expect(await statusOf(callShop(here, "/auth/v1/logout", { token, method: "POST" }))).toBe(204);
    const read = () => statusOf(callShop(there, "/auth/v1/user", { token }));
    await vi.waitFor(async () => expect(await read()).toBe(401), 10_000);
  });

  it("one immediately refuses every change by a user whose role the other revoked, and soon every read", async () => {
    const token = await signUp(here, "colega@exemplo.com.br");
    const { rows } = await database.query<{ id: string }>(
      "insert into user_roles (user_id, role) select id, 'admin' from users where email = 'colega@exemplo.com.br' returning user_id as id",
    );
    expect(await statusOf(callShop(there, "/api/admin/orders", { token }))).toBe(200);
    const dismissal = callShop(here, `/api/admin/administrators/${rows[0]?.id}`, {
      method: "DELETE",
      token: owner,
    });
    expect(await statusOf(dismissal)).toBe(204);
    const change = callShop(there, `/api/admin/orders/${randomUUID()}`, { method: "DELETE", token });
    expect(await statusOf(change)).toBe(403);
    const read = () => statusOf(callShop(there, "/api/admin/orders", { token }));
    await vi.waitFor(async () => expect(await read()).toBe(403), 10_000);
  });

  it("one invalidates a cached page when the other changes its content", async () => {
    expect(await readPage(there, "/")).not.toContain("Camisa Titular");
    await addProduct(here, owner);
    await vi.waitFor(async () => expect(await readPage(there, "/")).toContain("Camisa Titular"), 10_000);
  });

  it("one notifies an open back-office of an order that was placed at the other", async () => {
    const { rows } = await database.query<{ id: string }>("select id from products limit 1");
    const stream = await callShop(there, "/api/admin/events", { token: owner });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const token = await signUp(here, "compra@exemplo.com.br");
    const order = { token, productId: rows[0]?.id ?? "", key: "pedido-de-la" };
    const { id } = await readJson<{ id: string }>(await placeOrder(here, order));
    let heard = "";
    while (!heard.includes(id)) heard += (await reader?.read())?.value ?? expect.fail("the stream ended");
    await reader?.cancel();
    expect(heard).toMatch(/orders/);
  });

  it("both share their rate limits", async () => {
    const statuses: number[] = [];
    for (const address of [here, there, here, there]) {
      statuses.push((await subscribe(address, "insistente@exemplo.com.br")).status);
    }
    expect(statuses.slice(0, 3).every((status) => status < 300)).toBe(true);
    expect(statuses[3]).toBe(429);
  });

  it("one serves the picture that was uploaded to the other", async () => {
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#0a0" } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.set("folder", "products");
    body.set("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "camisa.png");
    const { url } = await readJson<{ url: string }>(
      await callShop(here, "/api/admin/uploads", { token: owner, body }),
    );
    const [sent, shown] = await Promise.all([here, there].map(async (address) => fetch(address + url)));
    expect(shown?.status).toBe(200);
    expect(await shown?.bytes()).toEqual(await sent?.bytes());
  });

  it("one runs a chore that is due, and a third server that joins does not run it again", async () => {
    // The test avoids a chore that is scheduled for the current hour, because that would run a second time.
    const hour = new Date().toLocaleString("en-GB", { hour: "2-digit", timeZone: "America/Sao_Paulo" });
    const chore = hour === "04" ? "counted-visits" : "files";
    const isScheduled = async () =>
      expect((await database.query("select from jobs.schedule where key = $1", [chore])).rowCount).toBe(1);
    await vi.waitFor(isScheduled, 10_000);
    await database.query("update jobs.schedule set created_on = now() - interval '3 days'");
    await database.query("update jobs.version set cron_on = now() - interval '2 days'");
    await startThird();
    const runs = async () =>
      (await database.query("select state from jobs.job where data->>'chore' = $1", [chore])).rows;
    await vi.waitFor(async () => expect(await runs()).toEqual([{ state: "completed" }]), 25_000);
    // All chores that were due have finished, so a duplicate run would be visible by now.
    await vi.waitFor(async () => {
      const { rowCount } = await database.query("select from jobs.job where state in ('created', 'active')");
      expect(rowCount).toBe(0);
    }, 25_000);
    expect(await runs()).toHaveLength(1);
  });
});
