import { expect, it } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { createRandom } from "../support/seeded-random.ts";
import { silentLog } from "../support/silent-log.ts";
import { addressOf, spawnServer, subscribe, temporaryFolder } from "./server-process.ts";

/** Enough to notice a broken promise each time; `npm run test:faults` kills some hundred times. */
const KILLS = Number(process.env.KILLS ?? 20);
const AT_ONCE = 4;
const SEED = 1970;

it(`a shop killed ${KILLS} times in the midst of writes keeps every write that it confirmed`, {
  timeout: 60_000 + KILLS * 15_000,
}, async () => {
  const DATA_DIR = temporaryFolder();
  const random = createRandom(SEED);
  const confirmed = new Set<string>();
  for (let life = 0; life < KILLS; life++) {
    await writeUntilKilled({ DATA_DIR, life, confirmed, writes: 1 + Math.floor(random() * 20) });
  }
  const stored = await storedAddresses(DATA_DIR);
  expect(stored).toHaveLength(new Set(stored).size);
  expect([...confirmed].filter((email) => !stored.includes(email))).toEqual([]);
  expect(confirmed.size).toBeGreaterThan(KILLS);
});

interface Life {
  DATA_DIR: string;
  life: number;
  confirmed: Set<string>;
  /** How many confirmations to wait for; the next writes are under way when the kill comes. */
  writes: number;
}

async function writeUntilKilled({ DATA_DIR, life, confirmed, writes }: Life): Promise<void> {
  const server = spawnServer({ DATA_DIR });
  const address = await addressOf(server);
  let sent = 0;
  let done = 0;
  const writeOn = async (): Promise<void> => {
    const email = `life-${life}-${sent++}@exemplo.com.br`;
    const response = await subscribe(address, email);
    if (response.ok) confirmed.add(email);
    if (++done === writes) server.process.kill("SIGKILL");
    return writeOn();
  };
  // Each writer ends when its connection breaks.
  await Promise.allSettled(Array.from({ length: AT_ONCE }, writeOn));
  expect((await server.exited).signal).toBe("SIGKILL");
}

async function storedAddresses(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ url: undefined, dataDir, log: silentLog });
  const { rows } = await database.pool.query<{ email: string }>("select email from newsletter_subscribers");
  await database.close();
  return rows.map(({ email }) => email);
}
