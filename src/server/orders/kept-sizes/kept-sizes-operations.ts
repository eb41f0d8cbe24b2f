import { z } from "@hono/zod-openapi";
import { MIN_KEEPERS } from "#domain/sizes/kept-sizes.ts";
import { json, tooMany } from "../../api/answers.ts";
import { defineOperations } from "../../api/define-operations.ts";
import { keptSizesSchema } from "./present-kept-sizes.ts";

export const keptSizesOperations = defineOperations(
  { tag: "Tamanhos" },
  {
    listKeptSizes: {
      access: "anyone",
      // One order more changes little, and the same answer serves every visitor.
      cacheControl: "public, max-age=600",
      method: "get",
      path: "/api/products/{id}/kept-sizes",
      summary: "Com quais tamanhos ficou quem tem o mesmo porte, em peças com as mesmas medidas",
      description: `Contam pedidos concluídos em que a pessoa deixou as faixas de altura e peso. Menos de ${MIN_KEEPERS} pessoas nunca aparecem.`,
      request: { params: z.object({ id: z.uuid("Produto não encontrado") }) },
      responses: {
        200: json("Por porte; nenhum, enquanto há poucas pessoas ou fora da loja", keptSizesSchema),
      },
      refusals: { 429: tooMany },
    },
  },
);
