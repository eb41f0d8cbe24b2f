import { beforeAll, describe, expect, it } from "vitest";
import { type KeyAccess, type KeyScopes, keyAreas, keyMay } from "#domain/accounts/key-scopes.ts";
import { roleMay, type StaffRole } from "#domain/accounts/staff-role.ts";
import { isPermission } from "#server/api/access.ts";
import { addApiKey, type TestKey } from "#server/api-keys/api-keys-fixture.ts";
import { authorisedBySecret, rightRequestOf } from "./access-requests.ts";
import { addWorld, type World } from "./access-world.ts";
import { type SignedInTester, signedInAs } from "./support/actors.ts";
import { type ApiOperation, isWrite, listOperations, nameOf } from "./support/api-operations.ts";
import { setUpTestApp } from "./support/app.ts";
import { send } from "./support/requests.ts";

/**
 * The access matrix of every documented operation. The guard's result must be the same for any input: nothing, invalid
 * input or valid input.
 */
const app = setUpTestApp({ caches: true });
let operations: ApiOperation[];
let world: World;
let customer: SignedInTester;
let other: SignedInTester;
let administrator: SignedInTester;
let staff: Record<Exclude<StaffRole, "admin">, SignedInTester>;
/** One key for each thing that a key may be given, and one that has been given everything. */
let keys: { scopes: KeyScopes; key: TestKey }[];

beforeAll(async () => {
  operations = listOperations((await send(app, "GET", "/api/openapi.json")).body);
  customer = await signedInAs(app, "customer");
  other = await signedInAs(app, "customer");
  administrator = await signedInAs(app, "administrator");
  staff = {
    support: await signedInAs(app, "support"),
    production: await signedInAs(app, "production"),
    catalog: await signedInAs(app, "catalog"),
  };
  world = await addWorld(app, customer);
  const single = Object.entries(keyAreas).flatMap(([area, given]) =>
    given.map((access): KeyScopes => ({ [area]: access })),
  );
  const everything: KeyScopes = { orders: "write", production: "read", customers: "write", catalog: "write" };
  keys = [];
  for (const scopes of [...single, everything]) {
    keys.push({ scopes, key: await addApiKey(app.database.db(), scopes) });
  }
});

type Call = (operation: ApiOperation, headers: Record<string, string>) => Response | Promise<Response>;

const inputs: Record<string, Call> = {
  nothing: ({ method, path }, headers) => app.request(path.replace(/\{\w+\}/g, "x"), { method, headers }),
  "invalid input": (operation, headers) =>
    app.request(`${operation.path.replace(/\{\w+\}/g, "'; --")}?page=-1&q=%00`, {
      method: operation.method,
      headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": "?" },
      ...(isWrite(operation) && { body: '{"items": 7, "email": [], "__proto__": {}}' }),
    }),
  "valid input": (operation, headers) => sendRight(operation, headers),
};

function sendRight(operation: ApiOperation, headers: Record<string, string>) {
  return app.request(...rightRequestOf(operation, world, headers));
}

/** The refusal by the access guard; errors of the code behind it are ignored. */
async function refusalOf(response: Response): Promise<string | undefined> {
  if (response.ok) return void (await response.body?.cancel());
  const text = await response.text();
  const { error } = text.startsWith("{") ? JSON.parse(text) : { error: undefined };
  const isGate = ["unauthenticated", "forbidden"].includes(error?.code);
  if (!isGate) return undefined;
  expect(error.fields).toBeUndefined();
  return `${response.status} ${error.code}`;
}

const listed = (access: ApiOperation["access"]) =>
  operations.filter((operation) => operation.access === access);
const listedForStaff = () => operations.filter(({ access }) => access === "staff" || isPermission(access));

const accessOf = (operation: ApiOperation): KeyAccess => (isWrite(operation) ? "write" : "read");

/** Whether a key may call the operation, by the rule that the services use too. No key may call what is for people. */
const mayKeyCall = (scopes: KeyScopes, operation: ApiOperation) =>
  isPermission(operation.access) && keyMay(scopes, operation.access, accessOf(operation));

const listedForPeople = () => [...listed("customer"), ...listedForStaff()];

/** Whether the role may call the operation, by the rule that the services use too. */
const mayCall = (role: StaffRole, { access }: ApiOperation) => !isPermission(access) || roleMay(role, access);

async function outcomes(of: ApiOperation[], call: Call, headers: Record<string, string>) {
  const found: Record<string, string | undefined> = {};
  for (const operation of of) found[nameOf(operation)] = await refusalOf(await call(operation, headers));
  return found;
}

const all = (of: ApiOperation[], outcome: string | undefined) =>
  Object.fromEntries(of.map((operation) => [nameOf(operation), outcome]));

describe.each(Object.entries(inputs))("a request with %s", (_, call) => {
  it("gets 401 from an operation of the back-office if it is anonymous", async () => {
    const found = listedForStaff();
    expect(await outcomes(found, call, {})).toEqual(all(found, "401 unauthenticated"));
  });

  it("gets 403 from an operation of the back-office if it is a customer's", async () => {
    const found = listedForStaff();
    expect(await outcomes(found, call, other.headers)).toEqual(all(found, "403 forbidden"));
  });

  it.each(["support", "production", "catalog"] as const)(
    "gets 403 from exactly the operations that are not for its role: %s",
    async (role) => {
      const found = listedForStaff().filter((operation) => !mayCall(role, operation));
      expect(found.length).toBeGreaterThan(0);
      expect(await outcomes(found, call, staff[role].headers)).toEqual(all(found, "403 forbidden"));
    },
  );

  it("gets 403 from exactly the operations that its key is not for, whatever the key may do", async () => {
    for (const { scopes, key } of keys) {
      const found = listedForPeople().filter((operation) => !mayKeyCall(scopes, operation));
      expect(found.length).toBeGreaterThan(0);
      expect(await outcomes(found, call, key.headers), JSON.stringify(scopes)).toEqual(
        all(found, "403 forbidden"),
      );
    }
  });

  it("gets 401 from a customer's operation if it is anonymous", async () => {
    const found = listed("customer");
    expect(await outcomes(found, call, {})).toEqual(all(found, "401 unauthenticated"));
  });

  it("passes the guard of a public operation", async () => {
    const found = listed("anyone").filter((operation) => !authorisedBySecret.has(nameOf(operation)));
    expect(await outcomes(found, call, {})).toEqual(all(found, undefined));
  });
});

describe("valid input from an authorised user", () => {
  it("is accepted by a customer's operation", async () => {
    const found = inOrder(listed("customer"));
    expect(await complaints(found, customer.headers)).toEqual([]);
  });

  it("is accepted by a public operation", async () => {
    expect(await complaints(listed("anyone"), {})).toEqual([]);
  });

  it("is accepted from a key by every operation that one may call", async () => {
    const { scopes, key } = keys.at(-1) as (typeof keys)[number];
    const found = listedForStaff().filter((operation) => mayKeyCall(scopes, operation));
    // The owner deletes the records after this.
    const kept = found.filter(({ method }) => method !== "DELETE");
    expect(await complaints(kept, key.headers)).toEqual([]);
  });

  it("is accepted by every operation of the back-office from an owner", async () => {
    const found = inOrder(listedForStaff());
    expect(await complaints(found, administrator.headers)).toEqual([]);
  });

  it.each(["support", "production", "catalog"] as const)(
    "is not forbidden by an operation that is for the role: %s",
    async (role) => {
      const found = listedForStaff().filter(
        (operation) => mayCall(role, operation) && !authorisedBySecret.has(nameOf(operation)),
      );
      const outcome = await outcomes(found, inputs["valid input"] as Call, staff[role].headers);
      expect(outcome).toEqual(all(found, undefined));
    },
  );

  it("is not forbidden by an operation that its key is for", async () => {
    for (const { scopes, key } of keys) {
      const found = listedForStaff().filter(
        (operation) => mayKeyCall(scopes, operation) && !authorisedBySecret.has(nameOf(operation)),
      );
      expect(found.length).toBeGreaterThan(0);
      const outcome = await outcomes(found, inputs["valid input"] as Call, key.headers);
      expect(outcome, JSON.stringify(scopes)).toEqual(all(found, undefined));
    }
  });
});

describe("another user's record", () => {
  it.each([
    ["GET /api/account/orders/{id}", 404],
    ["DELETE /api/account/sessions/{id}", 404],
    ["POST /api/rpc/is_admin", 403],
  ])("%s answers %i", async (name, status) => {
    const operation = operations.find((candidate) => nameOf(candidate) === name);
    expect((await sendRight(operation as ApiOperation, other.headers)).status).toBe(status);
  });
});

describe("the body is not read by an operation", () => {
  async function readersAmong(found: ApiOperation[], identity: Record<string, string>): Promise<string[]> {
    const readers: string[] = [];
    expect(found.length).toBeGreaterThan(0);
    for (const operation of found) {
      const body = new ReadableStream(
        { pull: () => void readers.push(nameOf(operation)) },
        { highWaterMark: 0 },
      );
      const headers = {
        ...identity,
        "Content-Type": Object.keys(operation.bodies)[0] ?? "application/json",
      };
      await app.request(operation.path.replace(/\{\w+\}/g, "x"), {
        method: operation.method,
        headers,
        body,
        duplex: "half",
      } as RequestInit);
    }
    return readers;
  }

  it("that requires a sign-in, of an anonymous request", async () => {
    expect(await readersAmong(listedForPeople().filter(isWrite), {})).toEqual([]);
  });

  it("that a key is not for, of a request with the key", async () => {
    for (const { scopes, key } of keys) {
      const found = listedForPeople().filter(
        (operation) => isWrite(operation) && !mayKeyCall(scopes, operation),
      );
      expect(await readersAmong(found, key.headers)).toEqual([]);
    }
  });
});

/** What the document tells whoever writes a program. */
describe("the document names a key", () => {
  it("for exactly the operations that one may call, with what it must be allowed", () => {
    const named = Object.fromEntries(
      operations.flatMap((operation) =>
        operation.security.flatMap(({ apiKey }) => (apiKey ? [[nameOf(operation), apiKey]] : [])),
      ),
    );
    const callable = operations.filter((operation) =>
      keys.some(({ scopes }) => mayKeyCall(scopes, operation)),
    );
    expect(named).toEqual(
      Object.fromEntries(
        callable.map((operation) => [nameOf(operation), [`${operation.access}:${accessOf(operation)}`]]),
      ),
    );
  });
});

/** Operations that delete a record come last, followed by those that restore one. */
function inOrder(found: ApiOperation[]): ApiOperation[] {
  const isDelete = ({ method }: ApiOperation) => method === "DELETE";
  const isErasure = ({ path }: ApiOperation) => path.endsWith("/erasure");
  const isRestore = ({ path }: ApiOperation) => path.endsWith("/orders/{id}/restore");
  return [
    ...found.filter((operation) => ![isDelete, isErasure, isRestore].some((is) => is(operation))),
    ...found.filter(isErasure),
    ...found.filter(isDelete).sort((a, b) => (a.path < b.path ? 1 : -1)),
    ...found.filter(isRestore),
  ];
}

const refusedInput = ["invalid_request", "unauthenticated", "forbidden", "not_found", "internal"];

/** The responses that refuse a valid request as invalid or forbidden. */
async function complaints(of: ApiOperation[], headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const operation of of.filter((candidate) => !authorisedBySecret.has(nameOf(candidate)))) {
    const response = await sendRight(operation, headers);
    if (response.status < 400) await response.body?.cancel();
    else {
      const { error } = await response.json();
      if (refusedInput.includes(error.code)) found.push(`${nameOf(operation)}: ${JSON.stringify(error)}`);
    }
  }
  return found;
}
