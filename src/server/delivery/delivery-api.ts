import { createRoute, z } from "@hono/zod-openapi";
import { deliverySchema } from "#domain/orders/order-input.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { CepLookup } from "./cep-lookup.ts";
import { findOwnDelivery } from "./delivery-service.ts";

const cepAddressSchema = z.object({
  cep: z.string(),
  street: z.string(),
  district: z.string(),
  city: z.string(),
  state: z.string(),
  address: z.string(),
});

const findCep = createRoute({
  method: "get",
  path: "/cep/{cep}",
  summary: "O endereço de um CEP",
  request: { params: z.object({ cep: z.string().max(20) }) },
  responses: {
    200: { description: "O endereço", content: { "application/json": { schema: cepAddressSchema } } },
    404: { description: "CEP não encontrado" },
    503: { description: "Erro ao buscar CEP" },
  },
});

const getDelivery = createRoute({
  method: "get",
  path: "/account/delivery",
  summary: "Os dados de entrega do último pedido de quem está conectado",
  responses: {
    200: {
      description: "Os dados, ou null antes do primeiro pedido",
      content: { "application/json": { schema: deliverySchema.nullable() } },
    },
    401: { description: "Sem sessão" },
  },
});

export function deliveryApi(contextOf: ContextOf, cepLookup: CepLookup) {
  return newApi()
    .openapi(findCep, async (c) => {
      c.header("Cache-Control", "public, max-age=86400");
      return c.json(await cepLookup.find(c.req.valid("param").cep), 200);
    })
    .openapi(getDelivery, async (c) => {
      c.header("Cache-Control", "no-store");
      return c.json((await findOwnDelivery(await contextOf(c.var))) ?? null, 200);
    });
}
