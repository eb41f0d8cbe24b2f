import { createAccountParts } from "./accounts/account-context.ts";
import { createAuthEngine } from "./accounts/auth-engine.ts";
import { deriveKey } from "./accounts/derive-key.ts";
import { ensureOwnerAccount } from "./accounts/owner-account.ts";
import { startSweeping } from "./accounts/sweep-accounts.ts";
import { createApp } from "./app.ts";
import { createBackgroundWork } from "./background-work.ts";
import type { Config } from "./config.ts";
import type { DatabaseHandle } from "./db/client.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { createCepLookup } from "./delivery/cep-lookup.ts";
import { createEventBus } from "./events/event-bus.ts";
import { prepareFirstStart } from "./first-start.ts";
import type { Pages } from "./load-pages.ts";
import type { Logger } from "./log.ts";
import { openMailer } from "./mail/mailer.ts";
import { createRateLimiter } from "./rate-limits/rate-limiter.ts";
import { loadSessionSecret } from "./session-secret.ts";
import { openStorage } from "./storage/storage.ts";

interface AssembleOptions {
  config: Config;
  database: DatabaseHandle;
  log: Logger;
  pages: Pages;
}

/** Brings the database up to date and puts the parts together. */
export async function assembleApp({ config, database, log, pages }: AssembleOptions) {
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
  const auth = createAuthEngine({ db, secret, publicOrigin });
  const background = createBackgroundWork();
  const accounts = createAccountParts({
    auth,
    secret,
    publicOrigin,
    background,
    limits: createRateLimiter({ db, key: deriveKey(secret, "rate limits"), enabled: config.rateLimits }),
    secureCookies: config.secureCookies,
    confirmEmail: config.confirmEmail,
    ownerEmail: config.owner.email,
  });

  await prepareFirstStart({ db, auth, storage, config, log });
  const owner = await ensureOwnerAccount({ db, auth }, { ...config.owner, dataDir: config.dataDir });

  const app = createApp({
    db,
    events,
    storage,
    mailer,
    log,
    accounts,
    cepLookup: createCepLookup({ urls: config.cepApiUrls }),
    metricsToken: config.metricsToken,
    pingDatabase: database.ping,
    pages,
  });
  const sweeping = startSweeping({ db, limits: accounts.limits, log });
  const close = async () => {
    sweeping.stop();
    await background.settle();
    await events.close();
    await mailer.close();
    await storage.close();
    await database.close();
  };
  const announcement = owner
    ? [`  E-mail:        ${owner.email}`, `  Senha:         ${owner.password}   (mostrada só agora)`]
    : [];
  return { app, close, announcement };
}
