import { renderApiDocs } from "./api-docs-page.ts";
import { describeApi } from "./api-document.ts";
import { type ApiApp, newApi } from "./new-api.ts";

/** Serves the OpenAPI document as JSON and as a page. Both are built at the first request and then cached. */
export function apiDocs(api: ApiApp): ApiApp {
  let made: ReturnType<typeof make> | undefined;
  function make() {
    const document = describeApi(api);
    return { json: JSON.stringify(document), page: renderApiDocs(document) };
  }
  const docs = newApi();
  docs.get("/api/openapi.json", (c) => {
    made ??= make();
    return c.body(made.json, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  docs.get("/api/docs", (c) => {
    made ??= make();
    return c.html(made.page);
  });
  return docs;
}
