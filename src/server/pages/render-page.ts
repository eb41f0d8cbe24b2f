import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { DomainError } from "#domain/errors.ts";
import { contentPolicy, type PolicyOptions } from "../http/content-policy.ts";
import type { PageContext } from "./page-context.ts";

/** React Router's build: a module in production, loaded anew for each request while developing. */
export type PageBuild = ServerBuild | (() => Promise<ServerBuild>);

type GivenContext = Omit<PageContext, "contentPolicyOf">;

interface PagesOptions extends PolicyOptions {
  build: PageBuild;
}

/** Answers a request for a page, or for a page's data, through React Router. */
export function createPageHandler({ build, ...policy }: PagesOptions) {
  const mode = policy.development ? "development" : "production";
  const handle = createRequestHandler(build, mode);

  return async (request: Request, given: GivenContext): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") throw new DomainError("method_not_allowed");
    const { entry } = typeof build === "function" ? await build() : build;
    // The key must be the very object that the loaders hold, so entry.server.tsx exports it beside its handlers.
    const { pageContext } = entry.module as unknown as { pageContext: RouterContext<PageContext> };
    const context = new RouterContextProvider();
    context.set(pageContext, { ...given, contentPolicyOf: (inline) => contentPolicy(inline, policy) });
    return handle(request, context);
  };
}
