import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Hono } from "hono";
import pino from "pino";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { type AccountParts, createAccountParts } from "#server/accounts/account-context.ts";
import { createAuthEngine } from "#server/accounts/auth-engine.ts";
import { type AnalyticsParts, createAnalyticsParts } from "#server/analytics/analytics-parts.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import type { CepLookup } from "#server/delivery/cep-lookup.ts";
import { createEventBus } from "#server/events/event-bus.ts";
import { isLoopbackAddress } from "#server/http/client-address.ts";
import type { HttpEnv } from "#server/http/environment.ts";
import { createMetrics } from "#server/http/metrics.ts";
import type { ImportParts } from "#server/imports/import-parts.ts";
import { createImportRunner } from "#server/imports/import-runner.ts";
import { createLiveChanges, type LiveChanges } from "#server/live/live-changes.ts";
import type { Logger } from "#server/log.ts";
import { openMailer } from "#server/mail/mailer.ts";
import type { PictureFetcher } from "#server/media/picture-fetcher.ts";
import { createRateLimiter } from "#server/rate-limits/rate-limiter.ts";
import { createVisitorLimits } from "#server/rate-limits/visitor-limits.ts";
import type { ServiceDependencies } from "#server/service-context.ts";
import { createSettings } from "#server/settings/settings-service.ts";
import { openStorage } from "#server/storage/storage.ts";
import { setUpTestDatabase, type TestDatabase } from "./database.ts";
import { type HeldMails, holdMails } from "./held-mails.ts";
import { quickPasswords } from "./quick-passwords.ts";

export const TEST_ORIGIN = "http://loja.test";

export const TEST_OWNER = "dono@loja.test";

/** What a test may want otherwise than most do. */
export interface TestAppOptions {
  confirmEmail?: boolean;
  secureCookies?: boolean;
  rateLimits?: boolean;
  /** As with an SMTP server, though the mails stay in the outbox. */
  mailDelivers?: boolean;
  cepLookup?: CepLookup;
  /** Silent unless a test reads it. */
  log?: Logger;
  pictureFetcher?: PictureFetcher;
}

export interface TestApp {
  database: TestDatabase;
  services(): ServiceDependencies;
  accounts(): AccountParts;
  live(): LiveChanges;
  imports(): ImportParts;
  /** The mails that were sent, oldest first; those that still wait are sent first. */
  mails(): Promise<Email[]>;
  /** A folder that belongs to this test file alone. */
  dataDir(): string;
  request: Hono<HttpEnv>["request"];
}

interface Running {
  analytics: AnalyticsParts;
  services: ServiceDependencies;
  accounts: AccountParts;
  live: LiveChanges;
  heldMails: HeldMails;
  imports: ImportParts;
  app: Hono<HttpEnv>;
  dataDir: string;
}

/** The whole program behind its request function, on a database of its own; only pages and listening are left out. */
export function setUpTestApp(options: TestAppOptions = {}): TestApp {
  const database = setUpTestDatabase();
  let running: Running | undefined;
  const current = () => {
    if (!running) throw new Error("The app exists only while tests run.");
    return running;
  };

  beforeAll(async () => {
    running = await assemble(database, options);
  });
  afterAll(async () => {
    const { services, live, dataDir } = current();
    live.close();
    await current().imports.runner.stop();
    await current().analytics.counter.stop();
    await services.events.close();
    await services.mailer.close();
    await services.storage.close();
    await fs.rm(dataDir, { recursive: true, force: true });
  });

  return {
    database,
    services: () => current().services,
    accounts: () => current().accounts,
    live: () => current().live,
    imports: () => current().imports,
    mails: async () => {
      const { services, accounts, heldMails, dataDir } = current();
      await heldMails.sendAll(services, accounts);
      return readOutbox(path.join(dataDir, "outbox"));
    },
    dataDir: () => current().dataDir,
    request: (...input) => current().app.request(...input),
  };
}

async function assemble(database: TestDatabase, options: TestAppOptions): Promise<Running> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "manto-app-"));
  const log = options.log ?? pino({ level: "silent" });
  const { db } = database.handle();
  const mailer = await openMailer({
    url: undefined,
    dataDir,
    log,
    from: { name: "Manto", address: "loja@loja.test" },
  });
  const heldMails = holdMails();
  const services = {
    db,
    log,
    events: await createEventBus(database.handle(), log),
    storage: await openStorage({ url: undefined, dataDir }),
    mailer: { ...mailer, delivers: options.mailDelivers ?? false },
    jobs: heldMails,
  };
  const accounts = createTestAccounts(db, options);
  await createSettings(db, {
    name: "Manto",
    whatsapp: "5511900000000",
    phone: "(11) 4000-0000",
    email: "loja@loja.test",
    address: "Rua do Estádio, 1000",
  });
  const live = createLiveChanges({ events: services.events, log });
  const pictureFetcher = options.pictureFetcher ?? noPictureFetcher;
  const imports = { runner: createImportRunner(), pictureFetcher, publicOrigin: accounts.publicOrigin };
  const analytics = createAnalyticsParts({ db, log });
  const app = createApp({
    metrics: createMetrics(),
    ...services,
    accounts,
    live,
    analytics,
    visitorLimits: createVisitorLimits({ enabled: options.rateLimits ?? false }),
    isTrustedProxy: isLoopbackAddress,
    cepLookup: options.cepLookup ?? noCepLookup,
    pictureFetcher,
    imports,
    metricsToken: "a token for metrics",
    pingDatabase: () => database.handle().ping(),
    isClosing: () => false,
  });
  return { services, accounts, heldMails, live, imports, analytics, app, dataDir };
}

/** Most tests never look a CEP up; one that does brings its own. */
const noCepLookup: CepLookup = {
  find: () => Promise.reject(new DomainError("cep_unavailable")),
};

/** Nothing outside is reached. */
const noPictureFetcher: PictureFetcher = {
  fetch: () => Promise.reject(new DomainError("picture_unreachable")),
};

function createTestAccounts(db: Db, options: TestAppOptions): AccountParts {
  const secret = "a secret of thirty-two characters";
  const publicOrigin = options.secureCookies ? TEST_ORIGIN.replace("http:", "https:") : TEST_ORIGIN;
  return createAccountParts({
    secret,
    publicOrigin,
    auth: createAuthEngine({ db, secret, publicOrigin, password: quickPasswords }),
    limits: createRateLimiter({ db, key: new Uint8Array(32), enabled: options.rateLimits ?? false }),
    secureCookies: options.secureCookies ?? false,
    confirmEmail: options.confirmEmail ?? false,
    ownerEmail: TEST_OWNER,
  });
}

async function readOutbox(folder: string): Promise<Email[]> {
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith(".eml")).sort();
  return Promise.all(files.map(async (file) => PostalMime.parse(await fs.readFile(path.join(folder, file)))));
}
