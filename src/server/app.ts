import { Hono } from "hono";
import { compress } from "hono/compress";
import { anonymous } from "#domain/accounts/actor.ts";
import type { AccountParts } from "./accounts/account-context.ts";
import { resolveActor } from "./accounts/resolve-actor.ts";
import type { AnalyticsParts } from "./analytics/analytics-parts.ts";
import { createApi } from "./api/api-app.ts";
import type { ContextOf } from "./api/new-api.ts";
import type { CepLookup } from "./delivery/cep-lookup.ts";
import { tagEvents } from "./events/tag-events.ts";
import type { HttpEnv } from "./http/environment.ts";
import { errorExit, notFoundExit } from "./http/error-exit.ts";
import type { Metrics } from "./http/metrics.ts";
import { originCheck } from "./http/origin-check.ts";
import { requestScope } from "./http/request-scope.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import type { ImportParts } from "./imports/import-parts.ts";
import { installableRoutes } from "./installable/installable-routes.ts";
import { retiredWorker } from "./installable/retired-worker.ts";
import type { LiveChanges } from "./live/live-changes.ts";
import { mediaRoutes } from "./media/media-api.ts";
import type { PictureFetcher } from "./media/picture-fetcher.ts";
import type { KeptReads } from "./page-cache/kept-reads.ts";
import { createPageReads } from "./page-reads.ts";
import { createPageHandler, type PageBuild } from "./pages.ts";
import type { VisitorLimits } from "./rate-limits/visitor-limits.ts";
import { seoRoutes } from "./seo/seo-routes.ts";
import type { ServiceContext, ServiceDependencies } from "./service-context.ts";

export interface AppDependencies extends ServiceDependencies {
  accounts: AccountParts;
  cepLookup: CepLookup;
  pictureFetcher: PictureFetcher;
  live: LiveChanges;
  analytics: AnalyticsParts;
  visitorLimits: VisitorLimits;
  isTrustedProxy: (address: string) => boolean;
  metrics: Metrics;
  imports: ImportParts;
  metricsToken: string | undefined;
  pingDatabase(): Promise<void>;
  isClosing(): boolean;
  /** Absent: pages read everything anew. */
  keptReads?: KeptReads;
  /** The worker that keeps pages on visitors' devices is called back. */
  isWorkerRetired?: boolean;
  /** Absent in tests that only speak to the API. */
  pages?: { build: PageBuild; clientRoot: string | undefined; development: boolean };
}

/** The whole program as one function from request to response; listening is somebody else's work. */
export function createApp(deps: AppDependencies): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const { metrics } = deps;
  const { publicOrigin, secureCookies } = deps.accounts;
  app.onError(errorExit(metrics));
  app.notFound(notFoundExit(metrics));

  app.use(securityHeaders({ secure: secureCookies }));
  if (deps.isWorkerRetired) app.route("/", retiredWorker());
  if (deps.pages?.clientRoot) app.use(staticFiles(deps.pages.clientRoot));
  app.use(
    requestScope({
      log: deps.log,
      metrics,
      isTrustedProxy: deps.isTrustedProxy,
      metricsToken: deps.metricsToken,
      resolveActor: (headers) => resolveActor(deps, headers),
    }),
  );

  app.route("/", mediaRoutes({ storage: deps.storage }));
  app.route("/", seoRoutes({ publicOrigin, contextOf: (variables) => publicContextOf(deps, variables) }));
  app.route(
    "/",
    installableRoutes((variables) => publicContextOf(deps, variables)),
  );

  app.use(originCheck(publicOrigin));
  // Long lists travel to the owner's phone; the storefront's own answers are too short to gain by it.
  app.use("/api/admin/*", compress({ contentTypeFilter: /^(application\/json|text\/csv)/ }));
  const contextFor: ContextOf = (variables) => contextOf(deps, variables);
  const health = {
    metrics,
    isClosing: deps.isClosing,
    checks: { database: deps.pingDatabase, storage: () => deps.storage.check() },
  };
  app.route("/", createApi(contextFor, { ...deps, health }));
  // What the API does not know is the API's own 404, never a page.
  app.on("ALL", ["/api/*", "/auth/v1/*", "/storage/v1/*"], notFoundExit(metrics));

  if (deps.pages) {
    const { build, development } = deps.pages;
    const handlePage = createPageHandler({ build, development, secure: secureCookies });
    app.all("*", (c) => {
      const ctx = publicContextOf(deps, c.var);
      const reportFault = (error: unknown) => ctx.log.error({ err: error }, "fault");
      return handlePage(c.req.raw, {
        reads: createPageReads(ctx, { notes: c.env?.pageNotes, kept: deps.keptReads }),
        publicOrigin,
        reportFault,
      });
    });
  }
  return app;
}

/** Pages are the same for everyone, so they are read as nobody: nothing personal can enter one. */
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
