import { dayOf } from "#domain/orders/order-dates.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentPage } from "../api/present-page.ts";
import { streamText } from "../http/stream-text.ts";
import { listCustomerOrders } from "./customer-orders-service.ts";
import { customersOperations as operations } from "./customers-operations.ts";
import { eraseCustomerData, previewErasure } from "./erase-customer-service.ts";
import { exportCustomers } from "./export-customers-service.ts";
import { getCustomer } from "./get-customer-service.ts";
import { listCustomers } from "./list-customers-service.ts";
import { saveNotes } from "./notes-service.ts";
import {
  presentCustomer,
  presentCustomerOrder,
  presentCustomerRow,
  presentErased,
  presentErasurePlan,
  presentNotes,
} from "./present-customer.ts";

/** The customer pages of the back-office. */
export function customersApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listCustomers, async (c) => {
      const { cursor, ...filter } = c.req.valid("query");
      const page = await listCustomers(await contextOf(c.var), filter, cursor);
      return c.json(presentPage(page, presentCustomerRow), 200);
    })
    .openapi(operations.exportCustomers, async (c) => {
      const ctx = await contextOf(c.var);
      const pieces = exportCustomers(ctx, c.req.valid("query"));
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="clientes-${dayOf(ctx.now)}.csv"`);
      return c.body(streamText(pieces), 200);
    })
    .openapi(operations.getCustomer, async (c) =>
      c.json(presentCustomer(await getCustomer(await contextOf(c.var), c.req.valid("param").id)), 200),
    )
    .openapi(operations.listCustomerOrders, async (c) => {
      const { cursor } = c.req.valid("query");
      const page = await listCustomerOrders(await contextOf(c.var), c.req.valid("param").id, cursor);
      return c.json(presentPage(page, presentCustomerOrder), 200);
    })
    .openapi(operations.saveCustomerNotes, async (c) => {
      const notes = await saveNotes(await contextOf(c.var), c.req.valid("param").id, c.req.valid("json"));
      return c.json(presentNotes(notes), 200);
    })
    .openapi(operations.previewErasure, async (c) =>
      c.json(presentErasurePlan(await previewErasure(await contextOf(c.var), c.req.valid("param").id)), 200),
    )
    .openapi(operations.eraseCustomer, async (c) => {
      const { id } = c.req.valid("param");
      const erased = await eraseCustomerData(await contextOf(c.var), id, c.req.valid("json"));
      return c.json(presentErased(erased), 200);
    });
}
