import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signedNotification, TEST_SECRET } from "../../../../tests/support/mercado-pago-stand-in.ts";
import { readNotification } from "./read-notification.ts";

const read = ({ path, headers }: { path: string; headers: Record<string, string> }) =>
  readNotification(TEST_SECRET, {
    query: new URL(path, "https://loja.test").searchParams,
    headers: new Headers(headers),
  });
const sign = (manifest: string) => createHmac("sha256", TEST_SECRET).update(manifest).digest("hex");
const PATH = "/notifications";

describe("a notification of Mercado Pago", () => {
  it("names the payment that its address names", () => {
    expect(read(signedNotification(123456))).toEqual({ kind: "payment", id: "123456" });
  });

  it("keeps the case of an id, because the signature does", () => {
    expect(read(signedNotification("ORD01ABC"))).toEqual({ kind: "payment", id: "ORD01ABC" });
  });

  it.each(["1763467200", "1763467200000"])("may tell its time in seconds or milliseconds (%s)", (ts) => {
    expect(read(signedNotification(123456, { ts }))).toMatchObject({ kind: "payment" });
  });

  it("is signed without the parts that it does not have", () => {
    const headers = { "X-Signature": `ts=1763467200,v1=${sign("id:9;ts:1763467200;")}` };
    expect(read({ path: `${PATH}?data.id=9&type=payment`, headers })).toEqual({ kind: "payment", id: "9" });
    const bare = { "X-Signature": `ts=1763467200,v1=${sign("ts:1763467200;")}` };
    expect(read({ path: `${PATH}?type=payment`, headers: bare })).toEqual({ kind: "other" });
  });

  it("about something else than a payment concerns nobody", () => {
    expect(read(signedNotification(123456, { type: "plan" }))).toEqual({ kind: "other" });
  });

  it.each([
    ["no signature", {}],
    ["no time", { "X-Signature": `v1=${sign("id:9;")}` }],
    ["no hash", { "X-Signature": "ts=1763467200" }],
    ["a short hash", { "X-Signature": "ts=1763467200,v1=abcd" }],
    ["nonsense", { "X-Signature": ",,=,ts==,v1" }],
  ])("with %s is forged", (_, headers) => {
    expect(read({ path: `${PATH}?data.id=9&type=payment`, headers })).toEqual({ kind: "forged" });
  });

  it("is forged if anything of it was changed", () => {
    const genuine = signedNotification(123456);
    const other = { ...genuine, path: genuine.path.replace("123456", "123457") };
    const later = { ...genuine, headers: { ...genuine.headers, "X-Request-Id": "another" } };
    expect([other, later].map(read)).toEqual([{ kind: "forged" }, { kind: "forged" }]);
  });

  it("is forged with any other secret", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (secret) => {
        fc.pre(secret !== TEST_SECRET);
        expect(read(signedNotification(123456, { secret }))).toEqual({ kind: "forged" });
      }),
    );
  });
});
