/**
 * Measures how queries scale: the reads of each page and list with 100, 10,000 and 100,000 products and ten times as many
 * orders, as a ratio to the smallest. Arguments choose parts and order counts: `node bench/growth.ts orders 1000 50000`.
 */

import { catalogueReads } from "./reads/catalogue.ts";
import { customerReads } from "./reads/customers.ts";
import { dashboardReads } from "./reads/dashboard.ts";
import { orderReads } from "./reads/orders.ts";
import { reportReads } from "./reads/reports.ts";
import { measureGrowth } from "./support/measure-growth.ts";

const parts = {
  catalogue: catalogueReads,
  orders: orderReads,
  customers: customerReads,
  dashboard: dashboardReads,
  reports: reportReads,
};

const args = process.argv.slice(2);
const numbers = args.map(Number).filter(Boolean);
const chosen = Object.entries(parts).filter(([name]) => args.includes(name));

await measureGrowth(
  (numbers.length > 0 ? numbers : [1_000, 100_000, 1_000_000]).map((orders) => ({
    orders,
    products: orders / 10,
  })),
  chosen.length > 0 ? Object.fromEntries(chosen) : parts,
);
