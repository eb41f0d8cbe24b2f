import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "./environment.ts";
import { describeError, type ErrorBody } from "./error-response.ts";
import type { Metrics } from "./metrics.ts";

const AUTH_PREFIX = "/auth/v1/";

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
  const shown = c.req.path.startsWith(AUTH_PREFIX) ? { ...body, ...hostedAuthFields(body) } : body;
  return c.json(shown, status, { ...headers, "Cache-Control": "no-store" });
}

/** Clients of the hosted auth service look for the code and the sentence in these places. */
function hostedAuthFields({ error: { code, message } }: ErrorBody) {
  return { code, error_code: code, msg: message };
}
