import { createRoute, z } from "@hono/zod-openapi";
import { centsToReais } from "#domain/money.ts";
import { searchQuerySchema } from "#domain/search/search-query-schema.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { type AdminFindings, searchBackOffice } from "./admin-search-service.ts";

const findingsSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      price: z.number(),
      image_url: z.string().nullable(),
    }),
  ),
  orders: z.array(
    z.object({
      id: z.string(),
      customer: z.string(),
      total_amount: z.number(),
      status: z.string(),
      created_at: z.string(),
    }),
  ),
  customers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      whatsapp: z.string(),
      emails: z.string(),
      orders: z.number(),
    }),
  ),
});

export type ApiFindings = z.output<typeof findingsSchema>;

const search = createRoute({
  method: "get",
  path: "/admin/search",
  summary: "Busca em toda a administração",
  description:
    "Até 5 produtos, 5 pedidos (pelo id, cliente ou WhatsApp) e 5 clientes (pelo nome, e-mail ou número). Acentos e " +
    "maiúsculas não contam.",
  request: { query: z.object({ q: searchQuerySchema }) },
  responses: {
    200: { description: "O que foi encontrado", content: { "application/json": { schema: findingsSchema } } },
    400: { description: "A busca está vazia ou é longa demais" },
    401: { description: "Sem sessão" },
    403: { description: "Só para administradores" },
  },
});

export function adminSearchApi(contextOf: ContextOf) {
  const api = newApi();
  api.use("/admin/search", noStore);
  return api.openapi(search, async (c) => {
    const findings = await searchBackOffice(await contextOf(c.var), c.req.valid("query").q);
    return c.json(presentFindings(findings), 200);
  });
}

function presentFindings({ products, orders, customers }: AdminFindings): ApiFindings {
  return {
    products: products.map(({ id, name, category, priceCents, picture }) => ({
      id,
      name,
      category,
      price: centsToReais(priceCents),
      image_url: picture?.url ?? null,
    })),
    orders: orders.map(({ totalCents, createdAt, ...order }) => ({
      ...order,
      total_amount: centsToReais(totalCents),
      created_at: createdAt.toISOString(),
    })),
    customers,
  };
}
