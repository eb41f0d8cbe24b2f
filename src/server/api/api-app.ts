import { bodyLimit } from "hono/body-limit";
import { DomainError } from "#domain/errors.ts";
import { newsletterApi } from "../newsletter/newsletter-api.ts";
import { settingsApi } from "../settings/settings-api.ts";
import { renderApiDocs } from "./api-docs-page.ts";
import { apiDocument } from "./api-document.ts";
import { type ApiApp, type ContextOf, newApi } from "./new-api.ts";

const BODY_LIMIT_BYTES = 1_048_576;

/** The documented door for every write, and for what browsers read about themselves. */
export function createApi(contextOf: ContextOf): ApiApp {
  const api = newApi();
  api.use(
    bodyLimit({
      maxSize: BODY_LIMIT_BYTES,
      onError: () => {
        throw new DomainError("payload_too_large");
      },
    }),
  );
  api.route("/", settingsApi(contextOf));
  api.route("/", newsletterApi(contextOf));
  api.get("/openapi.json", (c) => c.json(apiDocument(api)));
  api.get("/docs", (c) => c.html(renderApiDocs(apiDocument(api))));
  return api;
}
