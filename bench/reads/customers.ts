/** The reads of the back-office's customer pages. */
import type { CustomerFilter } from "#domain/customers/customer-filter.ts";
import type { ServiceContext } from "#server/context/service-context.ts";
import { listCustomerOrders } from "#server/customers/customer-orders-service.ts";
import { exportCustomers } from "#server/customers/export-customers-service.ts";
import { getCustomer } from "#server/customers/get-customer-service.ts";
import { listCustomers } from "#server/customers/list-customers-service.ts";
import type { Reads } from "../support/measure-growth.ts";

const filter = (changes: Partial<CustomerFilter> = {}): CustomerFilter => ({
  sort: "-last_order",
  ...changes,
});

export const customerReads: Reads = {
  "list, last order": (ctx) => listCustomers(ctx, filter()),
  "list, in the middle": (ctx, { customerCursor }) =>
    listCustomers(ctx, filter({ sort: "name" }), customerCursor),
  "list, by name": (ctx) => listCustomers(ctx, filter({ sort: "name" })),
  "list, by orders": (ctx) => listCustomers(ctx, filter({ sort: "-orders" })),
  "list, by total": (ctx) => listCustomers(ctx, filter({ sort: "-total" })),
  "search, one customer": (ctx) => listCustomers(ctx, filter({ q: "Marina Duarte 56" })),
  "search, a first name": (ctx) => listCustomers(ctx, filter({ q: "helena" })),
  "search, a first name, by name": (ctx) => listCustomers(ctx, filter({ q: "helena", sort: "name" })),
  "search, a surname": (ctx) => listCustomers(ctx, filter({ q: "prado" })),
  "search, part of a word": (ctx) => listCustomers(ctx, filter({ q: "uarte 56" })),
  "search, an e-mail": (ctx) => listCustomers(ctx, filter({ q: "visita17@exemplo" })),
  "search, part of a number": (ctx) => listCustomers(ctx, filter({ q: "(11) 98765" })),
  "search, the end of a number": (ctx) => listCustomers(ctx, filter({ q: "0567" })),
  "search without result": (ctx) => listCustomers(ctx, filter({ q: "ninguem assim" })),
  "one customer": (ctx, { customerId }) => getCustomer(ctx, customerId),
  "one customer's orders": (ctx, { customerId }) => listCustomerOrders(ctx, customerId),
  "CSV, first piece": firstPiece,
};

async function firstPiece(ctx: ServiceContext) {
  const pieces = exportCustomers(ctx, filter());
  await pieces.next();
  await pieces.next();
  await pieces.return(undefined);
}
