import { afterEach, describe, expect, test } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { createEventBus, type EventBus } from "./event-bus.ts";
import { listenOnServer } from "./listen-on-server.ts";
import type { Listening } from "./receiver.ts";

const database = setUpTestDatabase();
const open: Listening[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((listening) => listening.close()));
});

function nextEvent(bus: EventBus): Promise<ChangeEvent> {
  return new Promise((resolve) => bus.subscribe(resolve));
}

describe.runIf(database.kind === "postgres")("on a PostgreSQL server", () => {
  test("an event reaches the bus of another process", async () => {
    const [here, there] = await Promise.all(
      [database.handle(), database.openAnother()].map(async (opening) => {
        const bus = await createEventBus(await opening, silentLog);
        open.push(bus);
        return bus;
      }),
    );
    if (!here || !there) throw new Error("Two buses were opened.");
    const received = nextEvent(there);
    await here.publish(database.db(), { topic: "orders", id: "1", kind: "created" });
    expect(await received).toEqual({ topic: "orders", id: "1", kind: "created" });
  });

  test("a listener that lost its connection reconnects, reports the gap, and receives further events", async () => {
    const { pool } = database.handle();
    const gap = Promise.withResolvers<void>();
    const received = Promise.withResolvers<string>();
    const receiver = { onPayload: received.resolve, onGap: () => gap.resolve() };
    open.push(await listenOnServer(pool.options.connectionString, receiver, silentLog, [0]));
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'manto events' and datname = current_database()`,
    );
    await gap.promise;
    await pool.query("select pg_notify('manto_changes', 'still there')");
    expect(await received.promise).toBe("still there");
  });

  test("a listener that lost its connection is not listening until it has reported the gap", async () => {
    const { pool } = database.handle();
    const seen: boolean[] = [];
    const gap = Promise.withResolvers<void>();
    const receiver = {
      onPayload() {},
      onGap: () => {
        seen.push(listening.isListening());
        gap.resolve();
      },
    };
    const listening = await listenOnServer(pool.options.connectionString, receiver, silentLog, [0]);
    open.push(listening);
    seen.push(listening.isListening());
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'manto events' and datname = current_database()`,
    );
    await gap.promise;
    seen.push(listening.isListening());
    expect(seen).toEqual([true, false, true]);
  });
});

test.runIf(database.kind === "embedded")(
  "a new connection of the embedded pool is listened to as well",
  async () => {
    const bus = await createEventBus(database.handle(), silentLog);
    open.push(bus);
    const first = nextEvent(bus);
    // Migrating releases the pool's connection; the next query opens another.
    await migrateDatabase(database.handle());
    await database.handle().ping();
    expect(await first).toEqual({ topic: "resync" });
    const second = nextEvent(bus);
    await bus.publish(database.db(), { topic: "categories" });
    expect(await second).toEqual({ topic: "categories" });
  },
);
