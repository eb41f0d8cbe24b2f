import { beforeAll, describe, expect, it } from "vitest";
import { addWorld, decidedByKnowledge, paramsOf, rightRequests, type World } from "./access-world.ts";
import { type SignedInTester, signedInAs } from "./support/actors.ts";
import { type ApiOperation, isWrite, listOperations, nameOf } from "./support/api-operations.ts";
import { setUpTestApp } from "./support/app.ts";
import { send } from "./support/requests.ts";

/**
 * Who may call what, for every operation that the API documents. The gate's answer must be the same whatever is sent:
 * nothing, something that no operation takes, or what the operation asks for.
 */
const app = setUpTestApp();
let operations: ApiOperation[];
let world: World;
let customer: SignedInTester;
let other: SignedInTester;
let administrator: SignedInTester;

beforeAll(async () => {
  operations = listOperations((await send(app, "GET", "/api/openapi.json")).body);
  customer = await signedInAs(app, "customer");
  other = await signedInAs(app, "customer");
  administrator = await signedInAs(app, "administrator");
  world = await addWorld(app, customer);
});

type Call = (operation: ApiOperation, headers: Record<string, string>) => Response | Promise<Response>;

const inputs: Record<string, Call> = {
  nothing: ({ method, path }, headers) => app.request(path.replace(/\{\w+\}/g, "x"), { method, headers }),
  "what no operation takes": (operation, headers) =>
    app.request(`${operation.path.replace(/\{\w+\}/g, "'; --")}?page=-1&q=%00`, {
      method: operation.method,
      headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": "?" },
      ...(isWrite(operation) && { body: '{"items": 7, "email": [], "__proto__": {}}' }),
    }),
  "what it asks for": (operation, headers) => sendRight(operation, headers),
};

function sendRight(operation: ApiOperation, headers: Record<string, string>) {
  const { query = "", body = operation.example } = rightRequests(world)[nameOf(operation)] ?? {};
  const params = paramsOf(operation, world);
  return app.request(
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name) + query,
    {
      method: operation.method,
      headers: {
        "Idempotency-Key": "access-matrix",
        ...headers,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
}

/** What the gate says, and nothing of what lies behind it. */
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

async function outcomes(of: ApiOperation[], call: Call, headers: Record<string, string>) {
  const found: Record<string, string | undefined> = {};
  for (const operation of of) found[nameOf(operation)] = await refusalOf(await call(operation, headers));
  return found;
}

const all = (of: ApiOperation[], outcome: string | undefined) =>
  Object.fromEntries(of.map((operation) => [nameOf(operation), outcome]));

describe.each(Object.entries(inputs))("whoever sends %s", (_, call) => {
  it("is asked to sign in where an administrator's operation meets a stranger", async () => {
    const found = listed("administrator");
    expect(await outcomes(found, call, {})).toEqual(all(found, "401 unauthenticated"));
  });

  it("is refused where an administrator's operation meets a customer", async () => {
    const found = listed("administrator");
    expect(await outcomes(found, call, other.headers)).toEqual(all(found, "403 forbidden"));
  });

  it("is asked to sign in where a customer's operation meets a stranger", async () => {
    const found = listed("customer");
    expect(await outcomes(found, call, {})).toEqual(all(found, "401 unauthenticated"));
  });

  it("is let in by an operation for anyone", async () => {
    const found = listed("anyone").filter((operation) => !decidedByKnowledge.has(nameOf(operation)));
    expect(await outcomes(found, call, {})).toEqual(all(found, undefined));
  });
});

describe("what an operation asks for, from somebody who may", () => {
  it("is understood and answered: a customer's operation, to its customer", async () => {
    const found = inOrder(listed("customer"));
    expect(await complaints(found, customer.headers)).toEqual([]);
  });

  it("is understood and answered: an administrator's operation", async () => {
    const found = inOrder(listed("administrator"));
    expect(await complaints(found, administrator.headers)).toEqual([]);
  });

  it("is understood and answered: an operation for anyone", async () => {
    expect(await complaints(listed("anyone"), {})).toEqual([]);
  });
});

describe("a record of somebody else's", () => {
  it.each([
    ["GET /api/account/orders/{id}", 404],
    ["DELETE /api/account/sessions/{id}", 404],
    ["POST /api/rpc/is_admin", 403],
  ])("%s answers %i", async (name, status) => {
    const operation = operations.find((candidate) => nameOf(candidate) === name);
    expect((await sendRight(operation as ApiOperation, other.headers)).status).toBe(status);
  });
});

describe("a stranger's body", () => {
  it("is not read by an operation that asks who they are", async () => {
    const readers: string[] = [];
    for (const operation of [...listed("customer"), ...listed("administrator")].filter(isWrite)) {
      const body = new ReadableStream(
        { pull: () => void readers.push(nameOf(operation)) },
        { highWaterMark: 0 },
      );
      const headers = { "Content-Type": Object.keys(operation.bodies)[0] ?? "application/json" };
      await app.request(operation.path.replace(/\{\w+\}/g, "x"), {
        method: operation.method,
        headers,
        body,
        duplex: "half",
      } as RequestInit);
    }
    expect(readers).toEqual([]);
  });
});

/** What would use up a record comes last; what brings one back comes after that. */
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

/** Answers that say that a right request was wrong, or not allowed. */
async function complaints(of: ApiOperation[], headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const operation of of.filter((candidate) => !decidedByKnowledge.has(nameOf(candidate)))) {
    const response = await sendRight(operation, headers);
    if (response.status < 400) await response.body?.cancel();
    else {
      const { error } = await response.json();
      if (refusedInput.includes(error.code)) found.push(`${nameOf(operation)}: ${JSON.stringify(error)}`);
    }
  }
  return found;
}
