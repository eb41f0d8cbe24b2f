import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "./environment.ts";
import { limitBody } from "./limit-body.ts";

const LIMIT = 1000;
let server: ServerType;
let origin: string;

const app = new Hono<HttpEnv>();
app.onError((error, c) => c.text(error instanceof DomainError ? error.code : String(error), 500));
app.use(limitBody(LIMIT));
app.all("/", async (c) => c.text(`${c.req.method} ${(await c.req.text()).length}`));

beforeAll(async () => {
  origin = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
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
