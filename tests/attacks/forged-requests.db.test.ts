import { beforeAll, describe, expect, it } from "vitest";
import { addApiKey } from "#server/api-keys/api-keys-fixture.ts";
import { signedInAs } from "../support/actors.ts";
import { type ApiOperation, isWrite, nameOf } from "../support/api-operations.ts";
import { setUpTestApp } from "../support/app.ts";
import { cookiesOf, fromBrowser, send } from "../support/requests.ts";
import { addressOf, everyOperation } from "./every-operation.ts";

const app = setUpTestApp();
let writes: ApiOperation[];
let victim: Record<string, string>;

beforeAll(async () => {
  writes = (await everyOperation(app)).filter(isWrite);
  const { email, password } = await signedInAs(app, "administrator");
  const { headers } = await send(app, "POST", "/auth/v1/token?grant_type=password", {
    headers: fromBrowser,
    body: { email, password },
  });
  victim = cookiesOf(headers);
});

/** The writes that a page of another site could make with the administrator's session. */
async function takenFrom(headers: Record<string, string>, body: string): Promise<string[]> {
  const taken = [];
  for (const operation of writes) {
    const response = await app.request(addressOf(operation), {
      method: operation.method,
      headers: { ...victim, ...headers },
      body,
    });
    const text = await response.text();
    if (response.status !== 403 || !text.includes("invalid_origin")) taken.push(nameOf(operation));
  }
  return taken;
}

describe("request forgery (CSRF) fails on every write of the API's document:", () => {
  it("there are writes to try", () => {
    expect(writes.length).toBeGreaterThan(50);
  });

  it.each([
    ["by a script of another site", { Origin: "https://mau.example", "Sec-Fetch-Site": "cross-site" }],
    [
      "by a form of another site, which needs no permission to send",
      { "Content-Type": "text/plain", Origin: "https://mau.example" },
    ],
    ["by a neighbour on the same domain", { Origin: "http://blog.loja.test", "Sec-Fetch-Site": "same-site" }],
    ["by a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["by a page whose address merely begins alike", { Origin: "http://loja.test.mau.example" }],
    ["by a browser that says only where it comes from", { "Sec-Fetch-Site": "cross-site" }],
  ])("%s", async (_, headers) => {
    expect(await takenFrom(headers as Record<string, string>, "{}")).toEqual([]);
  });

  it("by a page of another site that has got hold of a key of the API", async () => {
    const { headers } = await addApiKey(app.database.db(), { orders: "write", catalog: "write" });
    expect(await takenFrom({ ...headers, Origin: "https://mau.example" }, "{}")).toEqual([]);
  });

  it("by a GET request with a method override", async () => {
    const { status } = await send(app, "GET", "/auth/v1/logout", {
      headers: { ...victim, "X-HTTP-Method-Override": "POST" },
    });
    expect(status).toBe(404);
    const reader = await addApiKey(app.database.db(), { orders: "read" });
    const overridden = await send(app, "GET", "/api/admin/orders", {
      headers: { ...reader.headers, "X-HTTP-Method-Override": "POST" },
    });
    expect(overridden.status).toBe(200);
    const who = await send(app, "GET", "/auth/v1/user", { headers: { ...victim, ...fromBrowser } });
    expect(who.status).toBe(200);
  });
});
