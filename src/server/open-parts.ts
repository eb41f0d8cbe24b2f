import { type AccountParts, createAccountParts } from "./accounts/account-context.ts";
import { createAuthEngine } from "./accounts/auth-engine.ts";
import { deriveKey } from "./accounts/derive-key.ts";
import type { Config } from "./config.ts";
import type { DatabaseHandle } from "./db/client.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { createEventBus } from "./events/event-bus.ts";
import { type JobQueue, openJobQueue } from "./jobs/job-queue.ts";
import type { Logger } from "./log.ts";
import { openMailer } from "./mail/mailer.ts";
import { createRateLimiter } from "./rate-limits/rate-limiter.ts";
import type { ServiceDependencies } from "./service-context.ts";
import { loadSessionSecret } from "./session-secret.ts";
import { openStorage } from "./storage/storage.ts";

export interface OpenParts {
  services: ServiceDependencies & { jobs: JobQueue };
  accounts: AccountParts;
  /** Waits for what is under way and closes everything, the database last. */
  close(): Promise<void>;
}

/** Brings the database up to date and opens what services work with, for the server and for the command line. */
export async function openParts(config: Config, database: DatabaseHandle, log: Logger): Promise<OpenParts> {
  await migrateDatabase(database);
  const { db } = database;
  const secret = await loadSessionSecret(config.dataDir, config.sessionSecret);
  const storage = await openStorage({ url: config.storageUrl, dataDir: config.dataDir });
  const mailer = await openMailer({
    url: config.smtpUrl,
    dataDir: config.dataDir,
    from: { name: config.firstSettings.name, address: config.firstSettings.email },
    log,
  });
  const events = await createEventBus(database, log);
  const { publicOrigin } = config;
  const jobs = await openJobQueue(database, log);
  const accounts = createAccountParts({
    auth: createAuthEngine({ db, secret, publicOrigin }),
    secret,
    publicOrigin,
    limits: createRateLimiter({ db, key: deriveKey(secret, "rate limits"), enabled: config.rateLimits }),
    secureCookies: config.secureCookies,
    confirmEmail: config.confirmEmail,
    ownerEmail: config.owner.email,
  });
  const close = async () => {
    await jobs.stop();
    await events.close();
    await mailer.close();
    await storage.close();
    await database.close();
  };
  return { services: { db, events, storage, mailer, jobs, log }, accounts, close };
}
