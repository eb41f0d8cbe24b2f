import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { quickPasswords } from "../../../tests/support/quick-passwords.ts";
import { users } from "../identity/tables.ts";
import { type ObjectStorage, openStorage } from "../storage/storage.ts";
import { readConfig } from "./config.ts";
import { prepareFirstStart } from "./first-start.ts";

const database = setUpTestDatabase();
const email = "dono@exemplo.com.br";
let dataDir: string;
let storage: ObjectStorage;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "manto-first-start-"));
  storage = await openStorage({ url: undefined, dataDir });
});
afterAll(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  prepareFirstStart({
    db: database.db(),
    passwords: quickPasswords,
    storage,
    config: readConfig({ DATA_DIR: dataDir, STORE_OWNER_EMAIL: email, DEMO_CATALOGUE: "false" }),
    log: pino({ level: "silent" }),
  });
const owners = () => database.db().select().from(users).where(eq(users.email, email));

it("the first start makes the owner and tells the generated password", async () => {
  expect(await start()).toMatchObject({ email, generatedPassword: expect.stringMatching(/^.{16}$/) });
  expect(await owners()).toHaveLength(1);
});

it("a deleted owner does not come back at the next start", async () => {
  await database.db().delete(users).where(eq(users.email, email));
  expect(await start()).toBeUndefined();
  expect(await owners()).toEqual([]);
});
