import { beforeAll, describe, expect, it } from "vitest";
import { rightRequestOf } from "../access-requests.ts";
import { addWorld, type World } from "../access-world.ts";
import { type SignedInTester, signedInAs } from "../support/actors.ts";
import { type ApiOperation, nameOf } from "../support/api-operations.ts";
import { setUpTestApp } from "../support/app.ts";
import { addressOf, everyOperation } from "./every-operation.ts";

const square = { street: "Praça da Sé", district: "Sé", city: "São Paulo", state: "SP" };
const app = setUpTestApp({
  caches: true,
  cepLookup: { find: async (cep) => ({ ...square, cep, address: "Praça da Sé, Sé, São Paulo - SP" }) },
});
let operations: ApiOperation[];
let world: World;
let customer: SignedInTester;
let administrator: SignedInTester;

beforeAll(async () => {
  operations = (await everyOperation(app)).sort((one, other) => lastOf(one) - lastOf(other));
  customer = await signedInAs(app, "customer");
  administrator = await signedInAs(app, "administrator");
  world = await addWorld(app, customer);
});

/** What deletes records or ends sessions comes last. */
const lastOf = ({ method }: ApiOperation) => ["GET", "PUT", "PATCH", "POST", "DELETE"].indexOf(method);

function headersFor({ access }: ApiOperation): Record<string, string> {
  if (access === "machine") return { Authorization: "Bearer a token for metrics" };
  return access === "customer" ? customer.headers : administrator.headers;
}

interface Outcome {
  name: string;
  status: number;
  cacheControl: string | null;
}

async function outcomeOf(operation: ApiOperation, request: Response | Promise<Response>): Promise<Outcome> {
  const { status, headers, body } = await request;
  await body?.cancel();
  return { name: nameOf(operation), status, cacheControl: headers.get("Cache-Control") };
}

async function outcomes(call: (operation: ApiOperation) => Response | Promise<Response>) {
  const found: Outcome[] = [];
  for (const operation of operations) found.push(await outcomeOf(operation, call(operation)));
  return found;
}

const isStorable = ({ cacheControl }: Outcome) => cacheControl !== "no-store";
const namesOf = (found: Outcome[]) => found.map(({ name }) => name).sort();

/** The only answers that are the same for everyone and may be stored for a while. */
const publicAnswers = [
  "GET /api/cep/{cep}",
  "GET /api/products/{id}/kept-sizes",
  "GET /api/search/suggestions",
];

describe("a shared cache in front of the shop", () => {
  it("stores no answer of any operation but those that are the same for everyone", async () => {
    const found = await outcomes((operation) =>
      app.request(...rightRequestOf(operation, world, headersFor(operation))),
    );
    expect(namesOf(found.filter(isStorable))).toEqual(publicAnswers);
    // The reads were answered, so that it was personal data that must not be stored.
    const refusedReads = found.filter(
      ({ name, status }) => name.startsWith("GET") && (status === 401 || status === 403),
    );
    expect(namesOf(refusedReads)).toEqual(["GET /api/admin/backups/{token}"]);
  });

  it.each([
    ["anonymous", () => ({})],
    ["customer's", () => customer.headers],
  ])("stores no refusal of a request that is invalid or %s", async (_, headers) => {
    const found = await outcomes((operation) =>
      app.request(addressOf(operation), { method: operation.method, headers: headers() }),
    );
    expect(found.filter((outcome) => outcome.status >= 400 && isStorable(outcome))).toEqual([]);
  });

  it.each(["/api/nothing-here", "/api/account/nothing-here", "/auth/v1/nothing-here"])(
    "does not store that %s is missing",
    async (path) => {
      const { headers } = await app.request(path, { headers: customer.headers });
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );
});
