import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Hono } from "hono";
import pino from "pino";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll } from "vitest";
import { DomainError } from "#domain/errors.ts";
import type { ServiceDependencies } from "#server/context/service-context.ts";
import type { DatabaseHandle } from "#server/db/client.ts";
import type { CepLookup } from "#server/delivery/cep-lookup.ts";
import type { HttpEnv } from "#server/http/environment.ts";
import type { AccountDependencies } from "#server/identity/account-context.ts";
import { deriveKey } from "#server/identity/derive-key.ts";
import type { PasswordHasher } from "#server/identity/password-hash.ts";
import type { ImportDependencies } from "#server/imports/import-dependencies.ts";
import type { LiveChanges } from "#server/live/live-changes.ts";
import type { Logger } from "#server/logging/log.ts";
import { openMailer } from "#server/mail/mailer.ts";
import type { PictureFetcher } from "#server/media/picture-fetcher.ts";
import type { PaymentWorker } from "#server/orders/payments/payment-worker.ts";
import type { PaymentDesk } from "#server/payments/payment-desk.ts";
import { composeProgram } from "#server/runtime/compose-program.ts";
import { readConfig } from "#server/runtime/config.ts";
import { PROVIDER_KEY } from "#server/runtime/open-services.ts";
import { createSettings } from "#server/settings/settings-service.ts";
import { type ObjectStorage, openStorage } from "#server/storage/storage.ts";
import type { WebhookNetwork } from "#server/webhooks/post-webhook.ts";
import type { WebhookDesk } from "#server/webhooks/webhook-desk.ts";
import type { WebhookWorker } from "#server/webhooks/webhook-worker.ts";
import { setUpTestDatabase, type TestDatabase } from "./database.ts";
import { type HeldMails, holdMails } from "./held-mails.ts";
import { quickPasswords } from "./quick-passwords.ts";

export const TEST_ORIGIN = "http://loja.test";

export const TEST_OWNER = "dono@loja.test";

const SECRET = "a secret of thirty-two characters";

/** Encrypts what test shops know of their accounts with other services. */
export const TEST_PROVIDER_KEY = deriveKey(SECRET, PROVIDER_KEY);

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
  /** Fills the database before the program starts; by default with the first settings. */
  fill?: (database: DatabaseHandle, storage: ObjectStorage) => Promise<void>;
}

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

interface Running extends Program {
  heldMails: HeldMails;
  dataDir: string;
}

type Program = Awaited<ReturnType<typeof composeProgram>>;

/** The whole app behind its request function, with its own database, but without page rendering and HTTP listener. */
export function setUpTestApp(options: TestAppOptions = {}): TestApp {
  const database = setUpTestDatabase();
  const all: Running[] = [];
  const first = () => {
    if (!all[0]) throw new Error("The app exists only while tests run.");
    return all[0];
  };
  const start = async (handle: DatabaseHandle, dataDir: string) => {
    const running = await compose(handle, dataDir, options);
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
    const { fill = fillSettings } = options;
    await fill(database.handle(), await openStorage({ url: undefined, dataDir }));
    await start(database.handle(), dataDir);
  });
  afterAll(async () => {
    for (const running of all) {
      running.endStreams();
      await running.close();
    }
    await fs.rm(first().dataDir, { recursive: true, force: true });
  });

  return present(first);
}

/** The production program without pages, jobs and listener, and with stand-ins for what is slow or outside. */
async function compose(database: DatabaseHandle, dataDir: string, options: TestAppOptions): Promise<Running> {
  const heldMails = holdMails();
  const publicUrl = options.secureCookies ? TEST_ORIGIN.replace("http:", "https:") : TEST_ORIGIN;
  const config = readConfig({
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: SECRET,
    STORE_OWNER_EMAIL: TEST_OWNER,
    AUTH_CONFIRM_EMAIL: String(options.confirmEmail ?? false),
    RATE_LIMITS: options.rateLimits ? "on" : "off",
    METRICS_TOKEN: "a token for metrics",
    // A test that asks these must pass its own stand-in.
    MELHOR_ENVIO_URL: options.melhorEnvioUrl ?? "http://127.0.0.1:9",
    MERCADO_PAGO_URL: options.mercadoPagoUrl ?? "http://127.0.0.1:9",
  });
  const program = await composeProgram({
    config,
    database,
    log: options.log ?? pino({ level: "silent" }),
    isDraining: () => false,
    parts: {
      passwords: options.passwords ?? quickPasswords,
      openMailer: async (wanted) => ({
        ...(await openMailer(wanted)),
        delivers: options.mailDelivers ?? false,
      }),
      ...(!options.queueMails && { openJobs: async () => ({ ...idleQueue, ...heldMails }) }),
      cepLookup: options.cepLookup ?? noCepLookup,
      pictureFetcher: options.pictureFetcher ?? noPictureFetcher,
      webhookNetwork: options.webhookNetwork ?? noWebhookNetwork,
      providerTimeouts: { melhorEnvio: 300, mercadoPago: 2_000 },
      caches: options.caches ?? false,
    },
  });
  return { ...program, heldMails, dataDir };
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

const idleQueue = { startWork: async () => {}, resendLostMail: async () => 0, stop: async () => {} };

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

async function readOutbox(folder: string): Promise<Email[]> {
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith(".eml")).sort();
  return Promise.all(files.map(async (file) => PostalMime.parse(await fs.readFile(path.join(folder, file)))));
}
