import { expect, it, vi } from "vitest";
import { startPostgres } from "../support/postgres-server.ts";
import { callShop, OWNER, placeOrder } from "../support/shop-client.ts";
import { findFreePort, startHaproxy } from "./haproxy-process.ts";
import { type Customer, prepareCustomer } from "./order-load.ts";
import { reportFigure } from "./report-figure.ts";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

/** `npm test -- faults` installs it. */
const haproxy = process.env.HAPROXY ?? "";
const ROUNDS = 2;
const AT_ONCE = 6;

it.skipIf(haproxy === "")(
  "no request fails while two servers are restarted in turn",
  { timeout: 300_000 },
  async () => {
    const postgres = await startPostgres();
    const folder = temporaryFolder();
    const ports = { a: await findFreePort(), b: await findFreePort() };
    const start = (name: "a" | "b") =>
      spawnServer({
        DATA_DIR: `${folder}/${name}`,
        PORT: String(ports[name]),
        // All servers behind a proxy need the same public URL, which is also the issuer of their session tokens.
        PUBLIC_URL: "http://loja.test",
        DATABASE_URL: postgres.url,
        SESSION_SECRET: "a secret of at least thirty-two characters",
        STORE_OWNER_PASSWORD: OWNER.password,
        DRAIN_SECONDS: "3",
      });
    const servers = { a: start("a"), b: start("b") };
    await Promise.all([addressOf(servers.a), addressOf(servers.b)]);
    const proxy = await startHaproxy(haproxy, folder, ports);
    const isUp = (name: "a" | "b") =>
      vi.waitFor(async () => expect((await proxy.states())[name]).toBe("UP"), 60_000);
    await Promise.all([isUp("a"), isUp("b")]);

    const load = sendLoad(proxy.address, await prepareCustomer(proxy.address));
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ["a", "b"] as const) {
        const before = load.answered();
        servers[name].process.kill("SIGTERM");
        expect((await servers[name].exited).code).toBe(0);
        servers[name] = start(name);
        await isUp(name);
        expect(load.answered()).toBeGreaterThan(before);
      }
    }
    const { answered, failures } = await load.end();
    await postgres.stop();
    reportFigure(
      "two servers restarted in turn, twice, behind HAProxy",
      `${answered} requests, a third of them orders: ${failures.length} failed`,
    );
    expect(failures).toEqual([]);
  },
);

/** Sends page requests, API calls and orders over keep-alive connections, and collects the failures. */
function sendLoad(address: string, customer: Customer) {
  let answered = 0;
  let ordered = 0;
  let ending = false;
  const failures: string[] = [];
  const requests = [
    () => callShop(address, "/"),
    () => callShop(address, "/api/store"),
    () => placeOrder(address, { ...customer, key: `order-number-${ordered++}` }),
  ];
  const visit = async () => {
    for (let turn = 0; !ending; turn++) {
      const request = requests[turn % requests.length] ?? expect.fail("there are requests");
      try {
        const response = await request();
        if (!response.ok) failures.push(`${response.url} ${response.status}`);
        await response.arrayBuffer();
      } catch (error) {
        failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
      }
      answered++;
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, visit));
  return {
    answered: () => answered,
    async end() {
      ending = true;
      await all;
      return { answered, failures };
    },
  };
}
