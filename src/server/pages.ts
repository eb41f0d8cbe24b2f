import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { PageContext } from "#app/context.ts";
import type * as PageEntry from "#app/entry.server.tsx";
import { DomainError } from "#domain/errors.ts";
import { type PolicyOptions, policyOfPage } from "./http/content-policy.ts";

/** React Router's build: a module in production, loaded anew for each request while developing. */
export type PageBuild = ServerBuild | (() => Promise<ServerBuild>);

type GivenContext = Omit<PageContext, "scriptMark" | "sealPage">;

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
    // The key must be the very object that the loaders hold, so it comes from the build itself.
    const { pageContext } = entry.module as unknown as typeof PageEntry;
    const context = new RouterContextProvider();
    const scriptMark = randomBytes(16).toString("base64url");
    const sealPage = (html: string) => policyOfPage(html, scriptMark, policy);
    context.set(pageContext, { ...given, scriptMark, sealPage });
    return handle(request, context);
  };
}
