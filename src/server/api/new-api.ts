import { OpenAPIHono, z } from "@hono/zod-openapi";
import { DomainError } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { HttpEnv } from "../http/environment.ts";

// Schemas have their own messages where people see them; for all others Zod's messages are in Portuguese, too.
z.config(z.locales.ptBR());

export type ApiApp = OpenAPIHono<HttpEnv>;

/** Builds the service context of a request from its Hono variables. */
export type ContextOf = (variables: HttpEnv["Variables"]) => Promise<ServiceContext>;

/** Creates a sub-app that answers invalid input with the shop's error format, with a message per field. */
export function newApi(): ApiApp {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (!result.success) {
        throw new DomainError("invalid_request", { fields: fieldErrorsOf(result.error.issues) });
      }
    },
  });
}
