import { renderApiDocs } from "./api-docs-page.ts";
import { describeApi } from "./api-document.ts";
import { type ApiApp, newApi } from "./new-api.ts";

/** The API's document, for programs and for people. It is made when somebody first asks, and then kept. */
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
