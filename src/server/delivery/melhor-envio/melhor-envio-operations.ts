import { z } from "@hono/zod-openapi";
import { melhorEnvioInputSchema, melhorEnvioTexts } from "#domain/delivery/melhor-envio.ts";
import { empty, json, jsonBody } from "../../api/answers.ts";
import { defineOperations } from "../../api/define-operations.ts";
import { accountSchema } from "./present-account.ts";

const PATH = "/api/admin/melhor-envio";

export const melhorEnvioOperations = defineOperations(
  { tag: "Administração: entrega" },
  {
    getMelhorEnvio: {
      access: "store",
      method: "get",
      path: PATH,
      summary: "A conta do Melhor Envio, sem o token",
      // `.nullable()` would change the shared schema's entry in the OpenAPI document.
      responses: { 200: json("A conta, ou null se não está conectada", z.union([accountSchema, z.null()])) },
    },
    saveMelhorEnvio: {
      access: "store",
      method: "put",
      path: PATH,
      summary: "Conecta o Melhor Envio, ou muda o que ele sabe das encomendas",
      description:
        "Antes de gravar, a loja pede um preço ao Melhor Envio: um token recusado não é gravado. Sem `token`, o que está gravado continua; quem só pausa não precisa que ele valha, e nada é perguntado.",
      request: {
        body: jsonBody(melhorEnvioInputSchema, {
          token: "eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiJ9.eyJleHAiOjE3OTY3ODI0MDB9.assinatura",
          from_cep: "01310100",
          width_cm: 25,
          height_cm: 4,
          length_cm: 30,
          updated_at: null,
        }),
      },
      responses: {
        200: json(
          "A conta gravada",
          z.object({
            account: accountSchema,
            answered: z
              .boolean()
              .describe("Se o Melhor Envio respondeu agora; se não, a conta foi gravada assim mesmo"),
          }),
        ),
      },
      refusals: { 409: "Outra pessoa a alterou; nada mudou" },
    },
    removeMelhorEnvio: {
      access: "store",
      method: "delete",
      path: PATH,
      summary: "Desconecta o Melhor Envio e apaga o token",
      responses: { 204: empty("Desconectado") },
      refusals: { 404: melhorEnvioTexts.notConnected },
    },
  },
);
