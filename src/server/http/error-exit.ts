import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "./environment.ts";
import { describeError } from "./error-response.ts";
import type { Metrics } from "./metrics.ts";

/** Every error of the API and every fault around the pages leaves the program here. */
export function errorExit(metrics: Metrics): ErrorHandler<HttpEnv> {
  return (error, c) => answer(c, error, metrics);
}

export function notFoundExit(metrics: Metrics): NotFoundHandler<HttpEnv> {
  return (c) => answer(c, new DomainError("not_found"), metrics);
}

function answer(c: Context<HttpEnv>, error: unknown, metrics: Metrics): Response {
  const { status, body, headers, isFault } = describeError(error);
  if (isFault) {
    metrics.countFault();
    c.get("log").error({ err: error }, "fault");
  }
  return c.json(body, status, { ...headers, "Cache-Control": "no-store" });
}
