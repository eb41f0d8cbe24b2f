import { createRoute, z } from "@hono/zod-openapi";
import { customerFilterSchema } from "#domain/customers/customer-filter.ts";
import { notesInputSchema } from "#domain/customers/customer-notes.ts";
import { erasureSchema } from "#domain/customers/erasure.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { cursorSchema, pageSchema } from "../api/page-schema.ts";
import { noStore } from "../http/no-store.ts";
import { streamText } from "../http/stream-text.ts";
import { listCustomerOrders } from "./customer-orders-service.ts";
import { eraseCustomerData } from "./erase-customer-service.ts";
import { exportCustomers } from "./export-customers-service.ts";
import { getCustomer } from "./get-customer-service.ts";
import { listCustomers } from "./list-customers-service.ts";
import { saveNotes } from "./notes-service.ts";
import * as present from "./present-customer.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

/** The WhatsApp number, or the id of an account that has not ordered yet. */
const params = z.object({
  id: z.union([z.string().regex(/^\d{10,11}$/), z.uuid()], "Cliente não encontrado"),
});
const notFound = { description: "Não existe" };

const list = createRoute({
  method: "get",
  path: "/admin/customers",
  summary: "Quem comprou ou se cadastrou: busca, ordem e páginas",
  request: { query: customerFilterSchema.extend({ cursor: cursorSchema }) },
  responses: { 200: { description: "Uma página", content: json(pageSchema(present.customerRowSchema)) } },
});

const exportCsv = createRoute({
  method: "get",
  path: "/admin/customers/export",
  summary: "Os clientes filtrados, todos, como planilha CSV",
  request: { query: customerFilterSchema },
  responses: {
    200: {
      description: "UTF-8 com BOM, separada por ponto e vírgula",
      content: { "text/csv": { schema: z.string() } },
    },
  },
});

const read = createRoute({
  method: "get",
  path: "/admin/customers/{id}",
  summary: "Um cliente: dados, contas e anotações",
  request: { params },
  responses: {
    200: { description: "O cliente", content: json(present.customerSchema) },
    404: notFound,
  },
});

const listOrders = createRoute({
  method: "get",
  path: "/admin/customers/{id}/orders",
  summary: "Os pedidos de um cliente, do mais novo ao mais antigo",
  request: { params, query: z.object({ cursor: cursorSchema }) },
  responses: {
    200: { description: "Uma página", content: json(pageSchema(present.customerOrderSchema)) },
    404: notFound,
  },
});

const writeNotes = createRoute({
  method: "put",
  path: "/admin/customers/{id}/notes",
  summary: "Grava as anotações sobre um cliente",
  request: { params, body: { required: true, content: json(notesInputSchema) } },
  responses: {
    200: { description: "As anotações gravadas", content: json(present.notesSchema) },
    404: notFound,
    409: { description: "Outra pessoa as alterou depois que foram lidas; nada foi gravado" },
  },
});

const erase = createRoute({
  method: "post",
  path: "/admin/customers/{id}/erasure",
  summary: "Apaga os dados pessoais de um cliente; os pedidos e seus valores ficam",
  request: { params, body: { required: true, content: json(erasureSchema) } },
  responses: {
    200: { description: "O que foi feito", content: json(present.erasedSchema) },
    404: notFound,
  },
});

/** The back-office's customers. */
export function customersApi(contextOf: ContextOf) {
  const api = newApi();
  api.use("/admin/customers/*", noStore);
  return api
    .openapi(list, async (c) => {
      const { cursor, ...filter } = c.req.valid("query");
      const page = await listCustomers(await contextOf(c.var), filter, cursor);
      return c.json({ ...page, rows: page.rows.map(present.presentRow) }, 200);
    })
    .openapi(exportCsv, async (c) => {
      const ctx = await contextOf(c.var);
      const pieces = exportCustomers(ctx, c.req.valid("query"));
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="clientes-${dayOf(ctx.now)}.csv"`);
      return c.body(streamText(pieces)) as never;
    })
    .openapi(read, async (c) =>
      c.json(
        present.presentCustomer(await getCustomer(await contextOf(c.var), c.req.valid("param").id)),
        200,
      ),
    )
    .openapi(listOrders, async (c) => {
      const { cursor } = c.req.valid("query");
      const page = await listCustomerOrders(await contextOf(c.var), c.req.valid("param").id, cursor);
      return c.json({ ...page, rows: page.rows.map(present.presentOrder) }, 200);
    })
    .openapi(writeNotes, async (c) => {
      const notes = await saveNotes(await contextOf(c.var), c.req.valid("param").id, c.req.valid("json"));
      return c.json(present.presentNotes(notes), 200);
    })
    .openapi(erase, async (c) =>
      c.json(
        await eraseCustomerData(await contextOf(c.var), c.req.valid("param").id, c.req.valid("json")),
        200,
      ),
    );
}
