import { KEY_CALLS_PER_MINUTE } from "#domain/api-keys/api-key-texts.ts";
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
      "pode chamar cada uma. Outro programa entra com uma chave da API, que o dono cria em Configurações e envia em " +
      "`Authorization: Bearer manto_…`: ela abre só as áreas escolhidas, para ler (GET) ou também para alterar, até " +
      `${KEY_CALLS_PER_MINUTE} chamadas por minuto. O que é de pessoas (contas, equipe, configurações, relatórios, ` +
      "exportações de clientes e pedidos, backup, as próprias chaves) nenhuma chave abre.",
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
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "manto_…",
    description: "Uma chave da API; o que ela precisa poder está ao lado de cada operação, como orders:read",
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
