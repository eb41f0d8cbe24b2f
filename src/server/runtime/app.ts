import { Hono } from "hono";
import { compress } from "hono/compress";
import { anonymous } from "#domain/accounts/actor.ts";
import type { VisitCounter } from "../analytics/visit-counter.ts";
import type { ContextOf } from "../api/new-api.ts";
import { authenticateKey } from "../api-keys/authenticate-key.ts";
import type { ServiceContext, ServiceDependencies } from "../context/service-context.ts";
import type { CepLookup } from "../delivery/cep-lookup.ts";
import type { MelhorEnvio } from "../delivery/melhor-envio/melhor-envio.ts";
import { tagEvents } from "../events/tag-events.ts";
import type { AnswerCache } from "../http/answer-cache.ts";
import type { HttpEnv } from "../http/environment.ts";
import { errorHandler, notFoundHandler } from "../http/error-handler.ts";
import type { Metrics } from "../http/metrics.ts";
import { originCheck } from "../http/origin-check.ts";
import { requestScope } from "../http/request-scope.ts";
import { isSafeMethod } from "../http/safe-methods.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { staticFiles } from "../http/static-files.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { authenticate } from "../identity/authenticate.ts";
import type { SessionCache } from "../identity/session-cache.ts";
import type { ImportDependencies } from "../imports/import-dependencies.ts";
import { installableRoutes } from "../installable/installable-routes.ts";
import { retiredWorker } from "../installable/retired-worker.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { mediaRoutes } from "../media/media-api.ts";
import type { PictureFetcher } from "../media/picture-fetcher.ts";
import type { PaymentWorker } from "../orders/payments/payment-worker.ts";
import { createPageReads } from "../pages/page-reads.ts";
import type { ReadCache } from "../pages/read-cache.ts";
import { createPageHandler, type PageBuild } from "../pages/render-page.ts";
import type { PaymentDesk } from "../payments/payment-desk.ts";
import type { VisitorLimits } from "../rate-limits/visitor-limits.ts";
import { seoRoutes } from "../seo/seo-routes.ts";
import type { WebhookDesk } from "../webhooks/webhook-desk.ts";
import type { WebhookWorker } from "../webhooks/webhook-worker.ts";
import { createApi } from "./compose-api.ts";

export interface AppDependencies extends ServiceDependencies {
  accounts: AccountDependencies;
  cepLookup: CepLookup;
  melhorEnvio: MelhorEnvio;
  paymentDesk: PaymentDesk;
  paymentWorker: PaymentWorker;
  webhookDesk: WebhookDesk;
  webhookWorker: WebhookWorker;
  pictureFetcher: PictureFetcher;
  live: LiveChanges;
  visitCounter: VisitCounter;
  visitorLimits: VisitorLimits;
  isTrustedProxy: (address: string) => boolean;
  metrics: Metrics;
  imports: ImportDependencies;
  metricsToken: string | undefined;
  pingDatabase(): Promise<void>;
  isDraining(): boolean;
  /** If absent, pages read everything from the database. */
  readCache?: ReadCache;
  /** If absent, every request looks its session up. */
  sessionCache?: SessionCache | undefined;
  /** If absent, the back-office reads everything from the database. */
  answerCache?: AnswerCache | undefined;
  /** Serves a service worker that unregisters itself and clears its caches. */
  isWorkerRetired?: boolean;
  /** Absent in tests that only call the API. */
  pages?: { build: PageBuild; clientRoot: string | undefined; development: boolean };
}

/** Builds the Hono app with all routes. Listening on a port is done in listen.ts. */
export function createApp(deps: AppDependencies): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const { metrics } = deps;
  const { publicOrigin, secureCookies } = deps.accounts;
  app.onError(errorHandler(metrics));
  app.notFound(notFoundHandler(metrics));

  app.use(securityHeaders({ secure: secureCookies }));
  if (deps.isWorkerRetired) app.route("/", retiredWorker());
  if (deps.pages?.clientRoot) app.use(staticFiles(deps.pages.clientRoot));
  app.use(
    requestScope({
      log: deps.log,
      metrics,
      isTrustedProxy: deps.isTrustedProxy,
      metricsToken: deps.metricsToken,
      authenticate: async (request, clientAddress) => {
        const { method, headers } = request;
        const now = new Date();
        return (
          (await authenticateKey(deps, { request, clientAddress, now })) ??
          authenticate(deps, headers, now, isSafeMethod(method) ? deps.sessionCache : undefined)
        );
      },
    }),
  );
  app.use(async (c, next) => {
    c.set("answerCache", deps.answerCache);
    await next();
    if (!isSafeMethod(c.req.method)) deps.sessionCache?.clear();
  });

  app.route("/", mediaRoutes({ storage: deps.storage }));
  app.route(
    "/",
    seoRoutes({
      publicOrigin,
      contextOf: (variables) => publicContextOf(deps, variables),
      limits: deps.visitorLimits,
    }),
  );
  app.route(
    "/",
    installableRoutes((variables) => publicContextOf(deps, variables)),
  );

  app.use(originCheck(publicOrigin));
  // The back-office sends long lists; the storefront's API responses are too short to gain from compression.
  app.use("/api/admin/*", compress({ contentTypeFilter: /^(application\/json|text\/csv)/ }));
  const contextFor: ContextOf = (variables) => contextOf(deps, variables);
  const health = {
    metrics,
    isDraining: deps.isDraining,
    checks: { database: deps.pingDatabase, storage: () => deps.storage.check() },
  };
  app.route("/", createApi(contextFor, { ...deps, health }));
  // An unknown API path is a 404 in JSON, never a page.
  app.on("ALL", ["/api/*", "/auth/v1/*", "/storage/v1/*"], notFoundHandler(metrics));

  if (deps.pages) {
    const { build, development } = deps.pages;
    const handlePage = createPageHandler({ build, development, secure: secureCookies });
    app.all("*", (c) => {
      const ctx = publicContextOf(deps, c.var);
      const reportError = (error: unknown) => ctx.log.error({ err: error }, "fault");
      return handlePage(c.req.raw, {
        reads: createPageReads(ctx, { meta: c.env?.cacheMeta, cache: deps.readCache }),
        publicOrigin,
        reportError,
      });
    });
  }
  return app;
}

/** Pages are the same for everyone, so they are read as an anonymous visitor and cannot contain personal data. */
function publicContextOf(deps: AppDependencies, { log }: HttpEnv["Variables"]): ServiceContext {
  return { ...servicesOf(deps), log, actor: anonymous, now: new Date() };
}

async function contextOf(deps: AppDependencies, variables: HttpEnv["Variables"]): Promise<ServiceContext> {
  const services = servicesOf(deps);
  return {
    ...services,
    events: tagEvents(services.events, variables.clientId),
    log: variables.log,
    actor: await variables.getActor(),
    now: new Date(),
  };
}

function servicesOf({ db, events, storage, mailer, jobs, log }: AppDependencies): ServiceDependencies {
  return { db, events, storage, mailer, jobs, log };
}
