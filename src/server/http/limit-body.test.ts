import { type ClientRequest, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { createBodyBudget } from "./body-budget.ts";
import type { HttpEnv } from "./environment.ts";
import { limitBody } from "./limit-body.ts";

const LIMIT = 1000;
const budget = createBodyBudget({ maxBytes: 2 * LIMIT, maxBytesPerAddress: LIMIT });
let server: ServerType;
let origin: string;

const app = new Hono<HttpEnv>();
app.onError((error, c) => c.text(error instanceof DomainError ? error.code : String(error), 500));
app.use((c, next) => {
  c.set("clientAddress", c.req.header("x-address") ?? "203.0.113.1");
  c.set("isStaff", c.req.header("x-staff") !== undefined);
  return next();
});
app.use(limitBody(LIMIT, undefined, budget));
app.all("/", async (c) => c.text(`${c.req.method} ${(await c.req.text()).length}`));

beforeAll(async () => {
  origin = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});
afterEach(async () => {
  for (const body of unfinished.splice(0)) body.destroy();
  await expect.poll(() => budget.heldBytes()).toBe(0);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function send(init: RequestInit): Promise<string> {
  return (await fetch(origin, init)).text();
}

/** A body that is sent in chunks, without Content-Length. */
const streamed = (length: number): RequestInit & { duplex: "half" } => ({
  method: "POST",
  body: new Blob(["x".repeat(length)]).stream(),
  duplex: "half",
});

it("a DELETE without a body passes", async () => {
  expect(await send({ method: "DELETE" })).toBe("DELETE 0");
});

it("a body within the limit arrives whole", async () => {
  expect(await send({ method: "POST", body: "x".repeat(LIMIT) })).toBe(`POST ${LIMIT}`);
});

it("a body over the limit is refused", async () => {
  expect(await send({ method: "POST", body: "x".repeat(LIMIT + 1) })).toBe("payload_too_large");
});

it("a body in chunks within the limit arrives whole", async () => {
  expect(await send(streamed(LIMIT))).toBe(`POST ${LIMIT}`);
});

it("a body in chunks over the limit is refused", async () => {
  expect(await send(streamed(LIMIT + 1))).toBe("payload_too_large");
});

const unfinished: ClientRequest[] = [];

/** Sends the beginning of a body that never ends, and waits until the server holds it. */
async function hold(bytes: number, headers: Record<string, string> = {}): Promise<ClientRequest> {
  const before = budget.heldBytes();
  const sent = request(origin, { method: "POST", headers });
  sent.on("error", () => {});
  unfinished.push(sent);
  sent.write("x".repeat(bytes));
  await expect.poll(() => budget.heldBytes()).toBe(before + bytes);
  return sent;
}

describe("strangers who send bodies without ending them", () => {
  it("hold no more memory than one address may", async () => {
    await hold(LIMIT - 10);
    expect(await send(streamed(11))).toBe("rate_limited");
  });

  it("hold no more by announcing a length", async () => {
    const half = { "Content-Length": String(LIMIT / 2) };
    const sent = request(origin, { method: "POST", headers: half });
    sent.on("error", () => {});
    unfinished.push(sent);
    sent.write("x");
    await expect.poll(() => budget.heldBytes()).toBe(LIMIT / 2);
    expect(await send({ method: "POST", body: "x".repeat(LIMIT / 2 + 1) })).toBe("rate_limited");
  });

  it("do not lock out others from other addresses: the oldest of them is disconnected", async () => {
    const oldest = await hold(LIMIT, { "X-Address": "203.0.113.1" });
    await hold(LIMIT, { "X-Address": "203.0.113.2" });
    const closed = new Promise((resolve) => oldest.on("close", resolve));
    const shopper = { method: "POST", body: "pedido", headers: { "X-Address": "198.51.100.1" } };
    expect(await send(shopper)).toBe("POST 6");
    await closed;
  });

  it("do not limit the staff's uploads", async () => {
    await hold(LIMIT);
    expect(await send({ ...streamed(LIMIT), headers: { "X-Staff": "yes" } })).toBe(`POST ${LIMIT}`);
  });
});
