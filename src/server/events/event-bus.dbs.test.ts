import { afterEach, describe, expect, test } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import type { DatabaseHandle } from "../db/client.ts";
import { createEventBus, type EventBus } from "./event-bus.ts";

const database = setUpTestDatabase();
const buses: EventBus[] = [];

afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
});

async function openBus(handle: DatabaseHandle): Promise<EventBus> {
  const bus = await createEventBus(handle, silentLog);
  buses.push(bus);
  return bus;
}

const marker: ChangeEvent = { topic: "settings" };

/**
 * Notifications arrive in the order of their commits, so once the marker has arrived, everything before it has, too.
 */
async function eventsUntilMarker(bus: EventBus, work: () => Promise<void>): Promise<ChangeEvent[]> {
  const received: ChangeEvent[] = [];
  const complete = Promise.withResolvers<void>();
  bus.subscribe((event) => (event.topic === marker.topic ? complete.resolve() : received.push(event)));
  await work();
  await bus.publish(database.db(), marker);
  await complete.promise;
  return received;
}

describe("an event published in a transaction", () => {
  test("arrives once the transaction has committed", async () => {
    const bus = await openBus(database.handle());
    const event: ChangeEvent = { topic: "products", ids: ["a", "b"] };
    const received = await eventsUntilMarker(bus, async () => {
      await database.db().transaction((tx) => bus.publish(tx, event));
    });
    expect(received).toEqual([event]);
  });

  test("does not arrive while the transaction is open", async () => {
    const bus = await openBus(database.handle());
    const received: ChangeEvent[] = [];
    bus.subscribe((event) => received.push(event));
    await database.db().transaction(async (tx) => {
      await bus.publish(tx, { topic: "categories" });
      await tx.execute("select 1");
      expect(received).toEqual([]);
    });
  });

  test("does not arrive when the transaction is rolled back", async () => {
    const bus = await openBus(database.handle());
    const received = await eventsUntilMarker(bus, async () => {
      const transaction = database.db().transaction(async (tx) => {
        await bus.publish(tx, { topic: "categories" });
        throw new Error("changed my mind");
      });
      await expect(transaction).rejects.toThrow("changed my mind");
    });
    expect(received).toEqual([]);
  });
});

describe("an announced event", () => {
  const order = (id: string): ChangeEvent => ({ topic: "orders", id, kind: "created" });

  test("arrives after those that were announced before it", async () => {
    const bus = await openBus(database.handle());
    const received: ChangeEvent[] = [];
    const complete = Promise.withResolvers<void>();
    bus.subscribe((event) => {
      received.push(event);
      if (received.length === 3) complete.resolve();
    });
    for (const id of ["1", "2", "3"]) bus.announce(order(id));
    await complete.promise;
    expect(received).toEqual([order("1"), order("2"), order("3")]);
  });

  test("is sent before the bus closes", async () => {
    const listener = await openBus(database.handle());
    const received = await eventsUntilMarker(listener, async () => {
      const bus = await createEventBus(database.handle(), silentLog);
      bus.announce(order("1"));
      await bus.close();
    });
    expect(received).toEqual([order("1")]);
  });

  test("is awaited until it has arrived", async () => {
    const bus = await openBus(database.handle());
    const received = await eventsUntilMarker(bus, async () => {
      bus.announce(order("1"));
      expect(bus.awaited()).toEqual([order("1")]);
      const arrived = Promise.withResolvers<void>();
      bus.subscribe(() => arrived.resolve());
      await arrived.promise;
      expect(bus.awaited()).toEqual([]);
    });
    expect(received).toEqual([order("1")]);
  });
});

test("an event larger than a PostgreSQL notification is refused", async () => {
  const bus = await openBus(database.handle());
  const ids = Array.from({ length: 400 }, () => crypto.randomUUID());
  await expect(bus.publish(database.db(), { topic: "products", ids })).rejects.toThrow(RangeError);
});

test("an event as large as a PostgreSQL notification is sent", async () => {
  const bus = await openBus(database.handle());
  const frame = JSON.stringify({ topic: "products", ids: [""] }).length;
  const event: ChangeEvent = { topic: "products", ids: ["x".repeat(7_999 - frame)] };
  expect(await eventsUntilMarker(bus, () => bus.publish(database.db(), event))).toEqual([event]);
});

test("an unsubscribed listener receives nothing more", async () => {
  const bus = await openBus(database.handle());
  const received: ChangeEvent[] = [];
  const unsubscribe = bus.subscribe((event) => received.push(event));
  unsubscribe();
  await eventsUntilMarker(bus, async () => {});
  expect(received).toEqual([]);
});

test("a listener that fails does not keep the event from the others", async () => {
  const bus = await openBus(database.handle());
  bus.subscribe(() => {
    throw new Error("broken listener");
  });
  const received = await eventsUntilMarker(bus, () => bus.publish(database.db(), { topic: "site-images" }));
  expect(received).toEqual([{ topic: "site-images" }]);
});

test("a notification of an unknown kind is ignored", async () => {
  const bus = await openBus(database.handle());
  const received = await eventsUntilMarker(bus, async () => {
    await database.handle().pool.query(`select pg_notify('manto_changes', '{"topic":"from the future"}')`);
    await database.handle().pool.query("select pg_notify('manto_changes', 'no json')");
  });
  expect(received).toEqual([]);
});
