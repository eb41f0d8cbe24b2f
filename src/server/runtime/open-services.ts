import type { ServiceDependencies } from "../context/service-context.ts";
import type { DatabaseHandle } from "../db/client.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { createEventBus } from "../events/event-bus.ts";
import { type AccountDependencies, createAccountDependencies } from "../identity/account-context.ts";
import { deriveKey } from "../identity/derive-key.ts";
import { type PasswordHasher, scryptPasswords } from "../identity/password-hash.ts";
import { type JobQueue, openJobQueue } from "../jobs/job-queue.ts";
import type { Logger } from "../logging/log.ts";
import { openMailer } from "../mail/mailer.ts";
import { createRateLimiter } from "../rate-limits/rate-limiter.ts";
import { openStorage } from "../storage/storage.ts";
import type { Config } from "./config.ts";
import { loadSessionSecret } from "./session-secret.ts";

export interface OpenServices {
  services: ServiceDependencies & { jobs: JobQueue };
  accounts: AccountDependencies;
  /** Encrypts what the shop knows of its accounts with other services. */
  providerKey: Uint8Array;
  /** Encrypts the secrets of webhooks. */
  webhookKey: Uint8Array;
  /** Waits for running work and closes everything, the database last. */
  close(): Promise<void>;
}

/** The purpose of the key that encrypts accounts with other services. */
export const PROVIDER_KEY = "accounts with providers";

/** Parts that tests replace. */
export interface ServiceParts {
  passwords: PasswordHasher;
  openMailer: typeof openMailer;
  openJobs: (database: DatabaseHandle, log: Logger) => Promise<JobQueue>;
}

/** Migrates the database and opens the services' dependencies, for the server and for the command line. */
export async function openServices(
  config: Config,
  database: DatabaseHandle,
  log: Logger,
  parts: Partial<ServiceParts> = {},
): Promise<OpenServices> {
  const used: ServiceParts = { passwords: scryptPasswords, openMailer, openJobs: openJobQueue, ...parts };
  await migrateDatabase(database);
  const { db } = database;
  const secret = await loadSessionSecret(config.dataDir, config.sessionSecret);
  const storage = await openStorage({ url: config.storageUrl, dataDir: config.dataDir });
  const mailer = await used.openMailer({
    url: config.smtpUrl,
    dataDir: config.dataDir,
    from: { name: config.firstSettings.name, address: config.firstSettings.email },
    log,
  });
  const events = await createEventBus(database, log);
  const { publicOrigin } = config;
  const jobs = await used.openJobs(database, log);
  const accounts = createAccountDependencies({
    passwords: used.passwords,
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
  return {
    services: { db, events, storage, mailer, jobs, log },
    accounts,
    providerKey: deriveKey(secret, PROVIDER_KEY),
    webhookKey: deriveKey(secret, "secrets of webhooks"),
    close,
  };
}
