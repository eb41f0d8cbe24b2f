import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Hono } from "hono";
import pino from "pino";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { createVisitCounter, type VisitCounter } from "#server/analytics/visit-counter.ts";
import type { ServiceDependencies } from "#server/context/service-context.ts";
import type { DatabaseHandle, Db } from "#server/db/client.ts";
import type { CepLookup } from "#server/delivery/cep-lookup.ts";
import { createMelhorEnvio } from "#server/delivery/melhor-envio/melhor-envio.ts";
import { createEventBus } from "#server/events/event-bus.ts";
import { createAnswerCache } from "#server/http/answer-cache.ts";
import { isLoopbackAddress } from "#server/http/client-address.ts";
import type { HttpEnv } from "#server/http/environment.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { type AccountDependencies, createAccountDependencies } from "#server/identity/account-context.ts";
import type { PasswordHasher } from "#server/identity/password-hash.ts";
import { createSessionCache } from "#server/identity/session-cache.ts";
import type { ImportDependencies } from "#server/imports/import-dependencies.ts";
import { createImportRunner } from "#server/imports/import-runner.ts";
import { type JobQueue, openJobQueue } from "#server/jobs/job-queue.ts";
import { createLiveChanges, type LiveChanges } from "#server/live/live-changes.ts";
import type { Logger } from "#server/logging/log.ts";
import { openMailer } from "#server/mail/mailer.ts";
import type { PictureFetcher } from "#server/media/picture-fetcher.ts";
import { createPaymentWorker, type PaymentWorker } from "#server/orders/payments/payment-worker.ts";
import { createMercadoPago } from "#server/payments/mercado-pago/mercado-pago.ts";
import { createPaymentDesk, type PaymentDesk } from "#server/payments/payment-desk.ts";
import { createRateLimiter } from "#server/rate-limits/rate-limiter.ts";
import { createVisitorLimits } from "#server/rate-limits/visitor-limits.ts";
import { createApp } from "#server/runtime/app.ts";
import { createSettings } from "#server/settings/settings-service.ts";
import { type ObjectStorage, openStorage } from "#server/storage/storage.ts";
import type { WebhookNetwork } from "#server/webhooks/post-webhook.ts";
import { createWebhookDesk, type WebhookDesk } from "#server/webhooks/webhook-desk.ts";
import { createWebhookWorker, type WebhookWorker } from "#server/webhooks/webhook-worker.ts";
import { setUpTestDatabase, type TestDatabase } from "./database.ts";
import { type HeldMails, holdMails } from "./held-mails.ts";
import { quickPasswords } from "./quick-passwords.ts";

export const TEST_ORIGIN = "http://loja.test";

export const TEST_OWNER = "dono@loja.test";

/** Options of a test app; the defaults suit most tests. */
export interface TestAppOptions {
  confirmEmail?: boolean;
  secureCookies?: boolean;
  rateLimits?: boolean;
  /** Behaves as with an SMTP server, although the mails stay in the outbox. */
  mailDelivers?: boolean;
  cepLookup?: CepLookup;
  melhorEnvioUrl?: string;
  mercadoPagoUrl?: string;
  /** By default every name has a public address that nobody answers at. */
  webhookNetwork?: WebhookNetwork;
  /** The default log is silent. */
  log?: Logger;
  pictureFetcher?: PictureFetcher;
  /** The default is a fast hasher. */
  passwords?: PasswordHasher;
  /** Puts mails into the shop's own job queue, in which they stay, instead of holding them until `mails()`. */
  queueMails?: boolean;
  /** Caches as the program does. Without them a test may change rows by itself, and read the change at once. */
  caches?: boolean;
  /** Fills the database instead of the default settings. */
  fill?: Fill;
}

type Fill = (database: DatabaseHandle, storage: ObjectStorage) => Promise<void>;

export interface TestApp {
  database: TestDatabase;
  services(): ServiceDependencies;
  accounts(): AccountDependencies;
  live(): LiveChanges;
  imports(): ImportDependencies;
  paymentDesk(): PaymentDesk;
  paymentWorker(): PaymentWorker;
  webhookDesk(): WebhookDesk;
  webhookWorker(): WebhookWorker;
  /** Sends the queued mails and returns all sent ones, oldest first. */
  mails(): Promise<Email[]>;
  /** A folder that belongs to this test file alone. */
  dataDir(): string;
  request: Hono<HttpEnv>["request"];
  /** Starts a second app on the same database and folder, like another process; only PostgreSQL allows it. */
  startAnother(): Promise<TestApp>;
}

interface Running {
  queue: JobQueue | undefined;
  visitCounter: VisitCounter;
  services: ServiceDependencies;
  accounts: AccountDependencies;
  live: LiveChanges;
  heldMails: HeldMails;
  imports: ImportDependencies;
  paymentDesk: PaymentDesk;
  paymentWorker: PaymentWorker;
  webhookDesk: WebhookDesk;
  webhookWorker: WebhookWorker;
  app: Hono<HttpEnv>;
  dataDir: string;
}

/** The whole app behind its request function, with its own database, but without page rendering and HTTP listener. */
export function setUpTestApp(options: TestAppOptions = {}): TestApp {
  const database = setUpTestDatabase();
  const all: Running[] = [];
  const first = () => {
    if (!all[0]) throw new Error("The app exists only while tests run.");
    return all[0];
  };
  const start = async (handle: DatabaseHandle, dataDir: string, fill: Fill = async () => {}) => {
    const running = await assemble(handle, dataDir, { ...options, fill });
    all.push(running);
    return running;
  };
  const present = (current: () => Running): TestApp => ({
    database,
    services: () => current().services,
    accounts: () => current().accounts,
    live: () => current().live,
    imports: () => current().imports,
    paymentDesk: () => current().paymentDesk,
    paymentWorker: () => current().paymentWorker,
    webhookDesk: () => current().webhookDesk,
    webhookWorker: () => current().webhookWorker,
    mails: async () => {
      const { services, accounts, heldMails, dataDir } = current();
      await heldMails.sendAll(services, accounts);
      return readOutbox(path.join(dataDir, "outbox"));
    },
    dataDir: () => current().dataDir,
    request: (...input) => current().app.request(...input),
    startAnother: async () => {
      const another = await start(await database.openAnother(), current().dataDir);
      return present(() => another);
    },
  });

  beforeAll(async () => {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "manto-app-"));
    await start(database.handle(), dataDir, options.fill ?? fillSettings);
  });
  afterAll(async () => {
    for (const running of all) await stop(running);
    await fs.rm(first().dataDir, { recursive: true, force: true });
  });

  return present(first);
}

async function stop(running: Running): Promise<void> {
  const { live, imports, visitCounter, paymentWorker, webhookWorker, queue, services } = running;
  live.close();
  await imports.runner.stop();
  await visitCounter.stop();
  await paymentWorker.stop();
  await webhookWorker.stop();
  await queue?.stop();
  await services.events.close();
  await services.mailer.close();
  await services.storage.close();
}

async function assemble(
  handle: DatabaseHandle,
  dataDir: string,
  options: TestAppOptions & { fill: Fill },
): Promise<Running> {
  const log = options.log ?? pino({ level: "silent" });
  const { db } = handle;
  const storage = await openStorage({ url: undefined, dataDir });
  await options.fill(handle, storage);
  const mailer = await openMailer({
    url: undefined,
    dataDir,
    log,
    from: { name: "Manto", address: "loja@loja.test" },
  });
  const heldMails = holdMails();
  const queue = options.queueMails ? await openJobQueue(handle, log) : undefined;
  const services = {
    db,
    log,
    events: await createEventBus(handle, log),
    storage,
    mailer: { ...mailer, delivers: options.mailDelivers ?? false },
    jobs: queue ?? heldMails,
  };
  const accounts = createTestAccounts(db, options);
  const live = createLiveChanges({ events: services.events, log });
  const pictureFetcher = options.pictureFetcher ?? noPictureFetcher;
  const imports = { runner: createImportRunner(), pictureFetcher, publicOrigin: accounts.publicOrigin };
  const visitCounter = createVisitCounter({ db, log });
  const paymentDesk = createPaymentDesk({
    // A test that takes payments must pass its own stand-in.
    provider: createMercadoPago({ url: options.mercadoPagoUrl ?? "http://127.0.0.1:9", timeoutMs: 2_000 }),
    key: new Uint8Array(32),
    publicOrigin: accounts.publicOrigin,
  });
  const paymentWorker = createPaymentWorker({ ...services, desk: paymentDesk });
  const webhookDesk = createWebhookDesk({
    key: new Uint8Array(32),
    network: options.webhookNetwork ?? noWebhookNetwork,
  });
  const webhookWorker = createWebhookWorker({ ...services, desk: webhookDesk });
  const app = createApp({
    metrics: createMetrics(),
    ...services,
    accounts,
    live,
    visitCounter,
    ...(options.caches && {
      sessionCache: createSessionCache({ events: services.events }),
      answerCache: createAnswerCache({ events: services.events }),
    }),
    visitorLimits: createVisitorLimits({ enabled: options.rateLimits ?? false }),
    isTrustedProxy: isLoopbackAddress,
    cepLookup: options.cepLookup ?? noCepLookup,
    melhorEnvio: createMelhorEnvio({
      key: new Uint8Array(32),
      // A test that asks for carriers' prices must pass its own stand-in.
      url: options.melhorEnvioUrl ?? "http://127.0.0.1:9",
      timeoutMs: 300,
    }),
    paymentDesk,
    paymentWorker,
    webhookDesk,
    webhookWorker,
    pictureFetcher,
    imports,
    metricsToken: "a token for metrics",
    pingDatabase: () => handle.ping(),
    isDraining: () => false,
  });
  return {
    queue,
    services,
    accounts,
    heldMails,
    live,
    imports,
    visitCounter,
    paymentDesk,
    paymentWorker,
    webhookDesk,
    webhookWorker,
    app,
    dataDir,
  };
}

function fillSettings({ db }: DatabaseHandle): Promise<void> {
  return createSettings(db, {
    name: "Manto",
    whatsapp: "5511900000000",
    phone: "(11) 4000-0000",
    email: "loja@loja.test",
    address: "Rua do Estádio, 1000",
  });
}

/** A test that looks up a CEP must pass its own lookup. */
const noCepLookup: CepLookup = {
  find: () => Promise.reject(new DomainError("cep_unavailable")),
};

/** Tests must not call other programs. */
const noWebhookNetwork: WebhookNetwork = {
  resolveHost: async () => ["93.184.216.34"],
  request: () => {
    throw new Error("a test that sends webhooks must pass its own receiver");
  },
};

/** Tests must not fetch pictures from other sites. */
const noPictureFetcher: PictureFetcher = {
  fetch: () => Promise.reject(new DomainError("picture_unreachable")),
};

function createTestAccounts(db: Db, options: TestAppOptions): AccountDependencies {
  const publicOrigin = options.secureCookies ? TEST_ORIGIN.replace("http:", "https:") : TEST_ORIGIN;
  return createAccountDependencies({
    secret: "a secret of thirty-two characters",
    publicOrigin,
    passwords: options.passwords ?? quickPasswords,
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
