import type { ApiApp } from "./new-api.ts";

export type ApiDocument = ReturnType<typeof apiDocument>;

export function apiDocument(api: ApiApp) {
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Manto",
      version: "1",
      description: "A loja por programa: tudo o que as telas fazem passa por estas operações.",
    },
    servers: [{ url: "/api" }],
  });
}
