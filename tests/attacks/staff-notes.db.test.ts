import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { anonymous } from "#domain/accounts/actor.ts";
import { findOrderByToken } from "#server/orders/own-orders-service.ts";
import { orders } from "#server/orders/tables.ts";
import { rightRequestOf } from "../access-requests.ts";
import { addWorld, type World } from "../access-world.ts";
import { type SignedInTester, signedInAs } from "../support/actors.ts";
import { setUpTestApp } from "../support/app.ts";
import { send } from "../support/requests.ts";
import { everyOperation } from "./every-operation.ts";

const app = setUpTestApp();
const SECRET = "anotacao-secreta-da-loja";
let ana: SignedInTester;
let owner: SignedInTester;
let world: World;

const key = "an-order-with-notes";
const placed = {
  customer: "Ana Lima",
  customer_cep: "01001000",
  customer_address: "Rua A, 1",
  customer_whatsapp: "11912345678",
};

const place = () =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": key },
    body: { ...placed, items: [{ id: world.productId, size: "M", quantity: 1 }] },
  });

beforeAll(async () => {
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
  world = await addWorld(app, ana);
  const { body } = await place();
  for (const id of [world.orderId, body.id]) {
    const saved = await send(app, "PUT", `/api/admin/orders/${id}/notes`, {
      headers: owner.headers,
      body: { text: SECRET, previous_text: null },
    });
    expect(saved.body.staff_notes).toBe(SECRET);
  }
});

/** Every answer to a reading operation that contains the notes, by its path. */
async function findLeaks(headers: Record<string, string>): Promise<string[]> {
  const leaks: string[] = [];
  const reading = (await everyOperation(app)).filter(({ method }) => method === "GET");
  // The stream of change events does not end.
  for (const operation of reading.filter(({ path }) => path !== "/api/admin/events")) {
    const response = await app.request(...rightRequestOf(operation, world, headers));
    if ((await response.text()).includes(SECRET)) leaks.push(operation.path);
  }
  return leaks;
}

describe("reading the shop's notes on an order fails:", () => {
  it("for the customer who placed it, in every operation that reads", async () => {
    expect(await findLeaks(ana.headers)).toEqual([]);
  });

  it.each(["production", "catalog"] as const)("for a colleague with the role %s", async (role) => {
    const colleague = await signedInAs(app, role);
    expect(await findLeaks(colleague.headers)).toEqual([]);
  });

  it("for the owner everywhere but in the order itself", async () => {
    expect(await findLeaks(owner.headers)).toEqual([
      "/api/admin/orders/production",
      "/api/admin/orders/{id}",
    ]);
  });

  it("for the holder of the order's link", async () => {
    const [row] = await app.database.db().select().from(orders).where(eq(orders.id, world.orderId));
    const ctx = { ...app.services(), actor: anonymous, now: new Date() };
    const shown = await findOrderByToken(ctx, row?.publicToken ?? "");
    expect(shown?.id).toBe(world.orderId);
    expect(JSON.stringify(shown)).not.toContain(SECRET);
  });

  it("by placing the order again with its key", async () => {
    const { status, body } = await place();
    expect(status).toBe(201);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  it("by the customer who writes them", async () => {
    const { status } = await send(app, "PUT", `/api/admin/orders/${world.orderId}/notes`, {
      headers: ana.headers,
      body: { text: "minha", previous_text: SECRET },
    });
    expect(status).toBe(403);
  });
});
