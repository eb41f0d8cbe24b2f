import { system } from "#domain/accounts/actor.ts";
import { createVisitCounter } from "../analytics/visit-counter.ts";
import { openBackupSocket } from "../backup/backup-socket.ts";
import { writeBackup } from "../backup/write-backup.ts";
import type { DatabaseHandle } from "../db/client.ts";
import { type CepLookup, createCepLookup } from "../delivery/cep-lookup.ts";
import { createMelhorEnvio } from "../delivery/melhor-envio/melhor-envio.ts";
import { createAnswerCache } from "../http/answer-cache.ts";
import type { HttpEnv } from "../http/environment.ts";
import { createMetrics } from "../http/metrics.ts";
import { createSessionCache } from "../identity/session-cache.ts";
import { createImportRunner } from "../imports/import-runner.ts";
import { createLiveChanges } from "../live/live-changes.ts";
import type { Logger } from "../logging/log.ts";
import { createPictureFetcher, type PictureFetcher } from "../media/picture-fetcher.ts";
import { createPaymentWorker } from "../orders/payments/payment-worker.ts";
import type { Pages } from "../pages/load-build.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { createReadCache } from "../pages/read-cache.ts";
import { createMercadoPago } from "../payments/mercado-pago/mercado-pago.ts";
import { createPaymentDesk } from "../payments/payment-desk.ts";
import { createVisitorLimits } from "../rate-limits/visitor-limits.ts";
import { foldAfterOrders } from "../sales-rollups/fold-after-orders.ts";
import type { WebhookNetwork } from "../webhooks/post-webhook.ts";
import { createWebhookDesk } from "../webhooks/webhook-desk.ts";
import { createWebhookWorker } from "../webhooks/webhook-worker.ts";
import { createApp } from "./app.ts";
import { listChores } from "./chores.ts";
import { composeMail } from "./compose-mail.ts";
import type { Config } from "./config.ts";
import { prepareFirstStart } from "./first-start.ts";
import { openServices, type ServiceParts } from "./open-services.ts";

/** Parts that tests replace. */
interface ProgramParts extends ServiceParts {
  cepLookup: CepLookup;
  pictureFetcher: PictureFetcher;
  webhookNetwork: WebhookNetwork;
  /** How long a carrier or a payment provider may take. */
  providerTimeouts: { melhorEnvio: number; mercadoPago: number };
  /** Whether sessions and answers are cached. */
  caches: boolean;
}

interface ProgramOptions {
  config: Config;
  database: DatabaseHandle;
  log: Logger;
  /** Absent in tests that only call the API. */
  pages?: Pages | undefined;
  isDraining(): boolean;
  parts?: Partial<ProgramParts>;
}

/** Opens the services' dependencies, fills a new shop and builds the app with its caches and jobs. */
export async function composeProgram(options: ProgramOptions) {
  const { config, database, log, pages, isDraining, parts = {} } = options;
  const opened = await openServices(config, database, log, parts);
  const { services, accounts } = opened;
  const { db, storage } = services;
  const { passwords } = accounts;

  const owner = await prepareFirstStart({ db, passwords, storage, config, log });

  const live = createLiveChanges({ events: services.events, log });
  const visitCounter = createVisitCounter({ db, log });
  const metrics = createMetrics();
  const readCache = createReadCache();
  services.events.subscribe(readCache.invalidate);
  const pictureFetcher = parts.pictureFetcher ?? createPictureFetcher();
  const { publicOrigin } = accounts;
  const imports = { runner: createImportRunner(), pictureFetcher, publicOrigin };
  const paymentDesk = createPaymentDesk({
    provider: createMercadoPago({
      url: config.mercadoPagoUrl,
      timeoutMs: parts.providerTimeouts?.mercadoPago,
    }),
    key: opened.providerKey,
    publicOrigin,
  });
  const paymentWorker = createPaymentWorker({ ...services, desk: paymentDesk });
  const webhookDesk = createWebhookDesk({ key: opened.webhookKey, network: parts.webhookNetwork });
  const webhookWorker = createWebhookWorker({ ...services, desk: webhookDesk });
  const app = createApp({
    ...services,
    readCache,
    ...((parts.caches ?? true) && {
      sessionCache: createSessionCache({ events: services.events }),
      answerCache: createAnswerCache({ events: services.events }),
    }),
    metrics,
    accounts,
    live,
    visitCounter,
    visitorLimits: createVisitorLimits({ enabled: config.rateLimits }),
    isTrustedProxy: config.isTrustedProxy,
    cepLookup: parts.cepLookup ?? createCepLookup({ urls: config.cepApiUrls }),
    melhorEnvio: createMelhorEnvio({
      url: config.melhorEnvioUrl,
      key: opened.providerKey,
      timeoutMs: parts.providerTimeouts?.melhorEnvio,
    }),
    paymentDesk,
    paymentWorker,
    webhookDesk,
    webhookWorker,
    pictureFetcher,
    imports,
    metricsToken: config.metricsToken,
    pingDatabase: database.ping,
    isDraining,
    isWorkerRetired: !config.offlineApp || (pages?.development ?? false),
    ...(pages && { pages }),
  });
  const pageCache = createPageCache({
    // The request has no visitor's headers, so that a cached page cannot contain anything personal.
    render: async (key, cacheMeta) =>
      app.fetch(new Request(accounts.publicOrigin + key), { cacheMeta } as HttpEnv["Bindings"]),
  });
  services.events.subscribe(pageCache.invalidate);
  metrics.watchPageCache(pageCache.stats);
  const systemClient = { address: "", userAgent: "" };
  let folding: ReturnType<typeof foldAfterOrders> | undefined;
  const startJobs = async () => {
    folding = foldAfterOrders(db, services.events, log);
    // What an earlier process has left is not made to wait for the chore.
    paymentWorker.wake();
    webhookWorker.wake();
    await services.jobs.startWork({
      compose: (job) =>
        composeMail({ ...services, accounts, client: systemClient, actor: system, now: new Date() }, job),
      mailer: services.mailer,
      chores: listChores(services, { accounts, paymentWorker, webhookWorker }),
    });
  };
  const backupSocket =
    database.kind === "embedded" &&
    (await openBackupSocket({
      dataDir: config.dataDir,
      log,
      write: () => writeBackup({ ...services, now: new Date() }),
    }));
  /** Ends what does not end by itself while the other requests are answered: streams, and tests of silent receivers. */
  const endStreams = () => {
    live.close();
    void webhookWorker.stop();
  };
  const close = async () => {
    if (backupSocket) await backupSocket.close();
    await Promise.all([
      imports.runner.stop(),
      visitCounter.stop(),
      folding?.stop(),
      paymentWorker.stop(),
      webhookWorker.stop(),
    ]);
    await opened.close();
  };
  const announcement = owner
    ? [
        `  E-mail:        ${owner.email}`,
        `  Senha:         ${owner.generatedPassword ? `${owner.generatedPassword}   (mostrada só agora)` : "a de STORE_OWNER_PASSWORD"}`,
      ]
    : [];
  const running = {
    services,
    accounts,
    live,
    imports,
    paymentDesk,
    paymentWorker,
    webhookDesk,
    webhookWorker,
  };
  return { ...running, app, pageCache, startJobs, endStreams, close, announcement };
}
