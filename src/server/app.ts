import { Hono } from "hono";
import { anonymous } from "#domain/accounts/actor.ts";
import { type AuthEngine, CLIENT_ADDRESS_HEADER } from "./accounts/auth-engine.ts";
import { resolveActor } from "./accounts/resolve-actor.ts";
import { createApi } from "./api/api-app.ts";
import type { HttpEnv } from "./http/environment.ts";
import { errorExit, notFoundExit } from "./http/error-exit.ts";
import { createMetrics } from "./http/metrics.ts";
import { operationsApi } from "./http/operations-api.ts";
import { originCheck } from "./http/origin-check.ts";
import { requestScope } from "./http/request-scope.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import { mediaRoutes } from "./media/media-api.ts";
import { createPageReads } from "./page-reads.ts";
import { createPageHandler, type PageBuild } from "./pages.ts";
import type { ServiceContext, ServiceDependencies } from "./service-context.ts";

export interface AppDependencies extends ServiceDependencies {
  auth: AuthEngine;
  publicOrigin: string;
  secureCookies: boolean;
  metricsToken: string | undefined;
  pingDatabase(): Promise<void>;
  /** Absent in tests that only speak to the API. */
  pages?: { build: PageBuild; clientRoot: string | undefined; development: boolean };
}

/** The whole program as one function from request to response; listening is somebody else's work. */
export function createApp(deps: AppDependencies): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const metrics = createMetrics();
  app.onError(errorExit(metrics));
  app.notFound(notFoundExit(metrics));

  app.use(securityHeaders({ secure: deps.secureCookies }));
  if (deps.pages?.clientRoot) app.use(staticFiles(deps.pages.clientRoot));
  app.use(requestScope({ log: deps.log, metrics, resolveActor: (headers) => resolveActor(deps, headers) }));

  app.route(
    "/",
    operationsApi({
      metrics,
      metricsToken: deps.metricsToken,
      checks: { database: deps.pingDatabase, storage: () => deps.storage.check() },
    }),
  );
  app.route("/", mediaRoutes({ storage: deps.storage }));

  app.use(originCheck(deps.publicOrigin));
  app.on(["GET", "POST"], "/api/auth/*", (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.set(CLIENT_ADDRESS_HEADER, c.get("clientAddress"));
    return deps.auth.handler(new Request(c.req.raw, { headers }));
  });
  app.route(
    "/api",
    createApi((variables) => contextOf(deps, variables)),
  );
  // What the API does not know is the API's own 404, never a page.
  app.all("/api/*", notFoundExit(metrics));

  if (deps.pages) {
    const { build, development } = deps.pages;
    const handlePage = createPageHandler({ build, development, secure: deps.secureCookies });
    app.all("*", (c) => {
      // Pages are the same for everyone, so they are read as nobody: nothing personal can enter one.
      const ctx = { ...servicesOf(deps), log: c.get("log"), actor: anonymous, now: new Date() };
      const reportFault = (error: unknown) => ctx.log.error({ err: error }, "fault");
      return handlePage(c.req.raw, {
        reads: createPageReads(ctx),
        publicOrigin: deps.publicOrigin,
        reportFault,
      });
    });
  }
  return app;
}

async function contextOf(deps: AppDependencies, variables: HttpEnv["Variables"]): Promise<ServiceContext> {
  return { ...servicesOf(deps), log: variables.log, actor: await variables.getActor(), now: new Date() };
}

function servicesOf({ db, events, storage, mailer, log }: AppDependencies): ServiceDependencies {
  return { db, events, storage, mailer, log };
}
