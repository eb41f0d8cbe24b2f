import { OpenAPIHono, z } from "@hono/zod-openapi";
import { DomainError } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import type { HttpEnv } from "../http/environment.ts";
import type { ServiceContext } from "../service-context.ts";

// Schemas carry sentences of their own where people meet them; programs read Zod's, in Portuguese too.
z.config(z.locales.ptBR());

export type ApiApp = OpenAPIHono<HttpEnv>;

/** How an API handler gets its services' context from a request's variables. */
export type ContextOf = (variables: HttpEnv["Variables"]) => Promise<ServiceContext>;

/** A sub-app whose refused input becomes the shop's own error, with a sentence per field. */
export function newApi(): ApiApp {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (!result.success) {
        throw new DomainError("invalid_request", { fields: fieldErrorsOf(result.error.issues) });
      }
    },
  });
}
