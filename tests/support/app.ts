import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll } from "vitest";
import { type AuthEngine, createAuthEngine } from "#server/accounts/auth-engine.ts";
import { createApp } from "#server/app.ts";
import { createEventBus } from "#server/events/event-bus.ts";
import type { HttpEnv } from "#server/http/environment.ts";
import { openMailer } from "#server/mail/mailer.ts";
import type { ServiceDependencies } from "#server/service-context.ts";
import { createSettings } from "#server/settings/settings-service.ts";
import { openStorage } from "#server/storage/storage.ts";
import { setUpTestDatabase, type TestDatabase } from "./database.ts";

export const TEST_ORIGIN = "http://loja.test";

export interface TestApp {
  database: TestDatabase;
  services(): ServiceDependencies;
  auth(): AuthEngine;
  /** A folder that belongs to this test file alone. */
  dataDir(): string;
  request: Hono<HttpEnv>["request"];
}

interface Running {
  services: ServiceDependencies;
  auth: AuthEngine;
  app: Hono<HttpEnv>;
  dataDir: string;
}

/** The whole program behind its request function, on a database of its own; only pages and listening are left out. */
export function setUpTestApp(): TestApp {
  const database = setUpTestDatabase();
  let running: Running | undefined;
  const current = () => {
    if (!running) throw new Error("The app exists only while tests run.");
    return running;
  };

  beforeAll(async () => {
    running = await assemble(database);
  });
  afterAll(async () => {
    const { services, dataDir } = current();
    await services.events.close();
    await services.mailer.close();
    await services.storage.close();
    await fs.rm(dataDir, { recursive: true, force: true });
  });

  return {
    database,
    services: () => current().services,
    auth: () => current().auth,
    dataDir: () => current().dataDir,
    request: (...input) => current().app.request(...input),
  };
}

async function assemble(database: TestDatabase): Promise<Running> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "manto-app-"));
  const log = pino({ level: "silent" });
  const { db } = database.handle();
  const services = {
    db,
    log,
    events: await createEventBus(database.handle(), log),
    storage: await openStorage({ url: undefined, dataDir }),
    mailer: await openMailer({
      url: undefined,
      dataDir,
      log,
      from: { name: "Manto", address: "loja@loja.test" },
    }),
  };
  const auth = createAuthEngine({
    db,
    publicOrigin: TEST_ORIGIN,
    secureCookies: false,
    secret: "a secret of thirty-two characters",
    requireConfirmedEmail: false,
    rateLimits: false,
  });
  await createSettings(db, {
    name: "Manto",
    whatsapp: "5511900000000",
    phone: "(11) 4000-0000",
    email: "loja@loja.test",
    address: "Rua do Estádio, 1000",
  });
  const app = createApp({
    ...services,
    auth,
    publicOrigin: TEST_ORIGIN,
    secureCookies: false,
    metricsToken: "a token for metrics",
    pingDatabase: () => database.handle().ping(),
  });
  return { services, auth, app, dataDir };
}
