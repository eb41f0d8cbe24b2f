import { constantAnswer } from "../http/constant-answer.ts";
import { compressBytes } from "../http/content-encoding.ts";
import { renderApiDocs } from "./api-docs-page.ts";
import { describeApi } from "./api-document.ts";
import { type ApiApp, newApi } from "./new-api.ts";

/** Serves the OpenAPI document as JSON and as a page. Both are built at the first request, when all routes are mounted. */
export function apiDocs(api: ApiApp, compress = compressBytes): ApiApp {
  let made: ReturnType<typeof make> | undefined;
  function make() {
    const document = describeApi(api);
    return {
      json: constantAnswer(JSON.stringify(document), "application/json; charset=utf-8", compress),
      page: constantAnswer(renderApiDocs(document), "text/html; charset=utf-8", compress),
    };
  }
  const find = () => {
    made ??= make();
    return made;
  };
  const docs = newApi();
  docs.get("/api/openapi.json", (c) => find().json(c));
  docs.get("/api/docs", (c) => find().page(c));
  return docs;
}
