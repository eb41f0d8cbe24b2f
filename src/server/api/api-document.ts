import { ACCESS_COOKIE } from "../http/access-cookie.ts";
import type { ApiApp } from "./new-api.ts";

export type ApiDocument = ReturnType<typeof describeApi>;

const frame = {
  openapi: "3.1.0",
  info: {
    title: "Manto",
    version: "1",
    description:
      "A loja por programa: tudo o que as telas fazem passa por estas operações. O dinheiro é dito em centavos " +
      "inteiros (`…_cents`); só `price` e `total_amount`, de produtos e pedidos, são em reais. `x-access` diz quem " +
      "pode chamar cada uma.",
  },
  servers: [{ url: "/" }],
};

const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: ACCESS_COOKIE,
    description: "O cookie que um navegador recebe ao entrar; sob https, com o prefixo __Host-",
  },
  token: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "O access_token que um programa recebe ao entrar",
  },
  metrics: { type: "http", scheme: "bearer", description: "METRICS_TOKEN" },
} as const;

/** Builds the OpenAPI document of all operations registered on the app. */
export function describeApi(api: ApiApp) {
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    api.openAPIRegistry.registerComponent("securitySchemes", name, scheme);
  }
  return api.getOpenAPI31Document(frame);
}
