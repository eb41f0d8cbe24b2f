import { system } from "#domain/accounts/actor.ts";
import { ensureOwnerAccount } from "./accounts/owner-account.ts";
import { createAnalyticsParts } from "./analytics/analytics-parts.ts";
import { createApp } from "./app.ts";
import { openBackupDoor } from "./backup/backup-door.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { listChores } from "./chores.ts";
import { composeMail } from "./compose-mail.ts";
import type { Config } from "./config.ts";
import type { DatabaseHandle } from "./db/client.ts";
import { createCepLookup } from "./delivery/cep-lookup.ts";
import { prepareFirstStart } from "./first-start.ts";
import type { HttpEnv } from "./http/environment.ts";
import { createMetrics } from "./http/metrics.ts";
import { createImportRunner } from "./imports/import-runner.ts";
import { createLiveChanges } from "./live/live-changes.ts";
import type { Pages } from "./load-pages.ts";
import type { Logger } from "./log.ts";
import { createPictureFetcher } from "./media/picture-fetcher.ts";
import { openParts } from "./open-parts.ts";
import { createKeptReads } from "./page-cache/kept-reads.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createVisitorLimits } from "./rate-limits/visitor-limits.ts";

interface AssembleOptions {
  config: Config;
  database: DatabaseHandle;
  log: Logger;
  pages: Pages;
  isClosing(): boolean;
}

/** Opens the parts, fills a new shop and puts the program together. */
export async function assembleApp({ config, database, log, pages, isClosing }: AssembleOptions) {
  const parts = await openParts(config, database, log);
  const { services, accounts } = parts;
  const { db, storage } = services;
  const { auth } = accounts;

  await prepareFirstStart({ db, auth, storage, config, log });
  const owner = await ensureOwnerAccount({ db, auth }, { ...config.owner, dataDir: config.dataDir });

  const live = createLiveChanges({ events: services.events, log });
  const analytics = createAnalyticsParts({ db, log });
  const metrics = createMetrics();
  const keptReads = createKeptReads();
  services.events.subscribe(keptReads.noteChange);
  const pictureFetcher = createPictureFetcher();
  const { publicOrigin } = accounts;
  const imports = { runner: createImportRunner(), pictureFetcher, publicOrigin };
  const app = createApp({
    ...services,
    keptReads,
    metrics,
    accounts,
    live,
    analytics,
    visitorLimits: createVisitorLimits({ enabled: config.rateLimits }),
    isTrustedProxy: config.isTrustedProxy,
    cepLookup: createCepLookup({ urls: config.cepApiUrls }),
    pictureFetcher,
    imports,
    metricsToken: config.metricsToken,
    pingDatabase: database.ping,
    isClosing,
    isWorkerRetired: !config.offlineApp || pages.development,
    pages,
  });
  const pageCache = createPageCache({
    // As nobody, with no header of any visitor's: what is kept for all can hold nothing of one.
    render: async (key, pageNotes) =>
      app.fetch(new Request(accounts.publicOrigin + key), { pageNotes } as HttpEnv["Bindings"]),
  });
  services.events.subscribe(pageCache.noteChange);
  metrics.watchPageCache(pageCache.stats);
  const nobodysClient = { address: "", userAgent: "" };
  const startWork = () =>
    services.jobs.startWork({
      compose: (job) =>
        composeMail({ ...services, accounts, client: nobodysClient, actor: system, now: new Date() }, job),
      mailer: services.mailer,
      chores: listChores(services, accounts),
    });
  const door =
    database.kind === "embedded" &&
    (await openBackupDoor({
      dataDir: config.dataDir,
      log,
      write: () => writeBackup({ ...services, now: new Date() }),
    }));
  const close = async () => {
    if (door) await door.close();
    await imports.runner.stop();
    await analytics.counter.stop();
    await parts.close();
  };
  const announcement = owner
    ? [`  E-mail:        ${owner.email}`, `  Senha:         ${owner.password}   (mostrada só agora)`]
    : [];
  return { app, pageCache, startWork, endStreams: live.close, close, announcement };
}
