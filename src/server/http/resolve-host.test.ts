import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NameServer, openNameServer } from "../../../tests/support/name-server.ts";
import { createResolveHost } from "./resolve-host.ts";

const IPV4 = "93.184.216.34";
const IPV6 = "2606:2800:21f:cb07:6820:80da:af6b:8b2c";

let server: NameServer;
beforeAll(async () => {
  server = await openNameServer({
    "both.test": [IPV6, IPV4],
    "old.test": [IPV4],
    "new.test": [IPV6],
    "silent.test": undefined,
  });
});
afterAll(() => server.close());

const resolve = (host: string, signal = new AbortController().signal) =>
  createResolveHost([server.address])(host, signal);

test.each([
  ["of both families, IPv4 first", "both.test", [IPV4, IPV6]],
  ["where it has none of IPv6", "old.test", [IPV4]],
  ["where it has none of IPv4", "new.test", [IPV6]],
])("a host's addresses are found %s", async (_, host, addresses) => {
  expect(await resolve(host)).toEqual(addresses);
});

test("a host that does not exist is not found", async () => {
  await expect(resolve("unknown.test")).rejects.toThrow("ENOTFOUND");
});

test("a look-up that nobody answers ends when it is given up", async () => {
  const silent = await openNameServer({ "silent.test": undefined });
  const waiting = new AbortController();
  const pending = createResolveHost([silent.address])("silent.test", waiting.signal);
  await silent.asked;
  waiting.abort(new Error("given up"));
  await expect(pending).rejects.toThrow("given up");
  silent.close();
});

test("hosts that nobody answers for keep no file from being read", async () => {
  const waiting = new AbortController();
  const pending = Array.from({ length: 8 }, () => resolve("silent.test", waiting.signal));
  const read = await readFile(import.meta.filename, "utf8");
  waiting.abort(new Error("given up"));
  const outcomes = await Promise.allSettled(pending);
  expect([read.length > 0, ...outcomes.map(({ status }) => status)]).toEqual([
    true,
    ...Array<string>(8).fill("rejected"),
  ]);
});
