import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { DomainError } from "#domain/errors.ts";
import { findViolation } from "../db/violations.ts";
import type { HttpEnv } from "./environment.ts";
import { describeError, type ErrorBody } from "./error-response.ts";
import type { Metrics } from "./metrics.ts";

const AUTH_PREFIX = "/auth/v1/";

/** Turns every error of the API, and every error outside the pages' own rendering, into a response. */
export function errorHandler(metrics: Metrics): ErrorHandler<HttpEnv> {
  return (error, c) => answer(c, error, metrics);
}

export function notFoundHandler(metrics: Metrics): NotFoundHandler<HttpEnv> {
  return (c) => answer(c, new DomainError("not_found"), metrics);
}

function answer(c: Context<HttpEnv>, error: unknown, metrics: Metrics): Response {
  const { status, body, headers, isServerError } = describeError(error);
  if (isServerError) {
    metrics.countError();
    c.get("log").error({ err: error }, "fault");
  } else if (findViolation(error)) {
    c.get("log").warn({ err: error }, "a write was refused by the database");
  }
  const shown = c.req.path.startsWith(AUTH_PREFIX) ? { ...body, ...hostedAuthFields(body) } : body;
  return c.json(shown, status, { ...headers, "Cache-Control": "no-store" });
}

/** Clients of the hosted auth API expect the code and the message in these fields. */
function hostedAuthFields({ error: { code, message } }: ErrorBody) {
  return { code, error_code: code, msg: message };
}
