/**
 * How the shop takes growth: what each page and list reads with 100, 10,000 and 100,000 products and ten times as many
 * orders, as a ratio to the smallest. Arguments choose parts and numbers of orders: `node bench/growth.ts orders 1000 50000`.
 */
import { measureGrowth } from "./support/measure-growth.ts";
import { catalogueWorks } from "./works/catalogue.ts";
import { customerWorks } from "./works/customers.ts";
import { dashboardWorks } from "./works/dashboard.ts";
import { orderWorks } from "./works/orders.ts";
import { reportWorks } from "./works/reports.ts";

const parts = {
  catalogue: catalogueWorks,
  orders: orderWorks,
  customers: customerWorks,
  dashboard: dashboardWorks,
  reports: reportWorks,
};

const asked = process.argv.slice(2);
const numbers = asked.map(Number).filter(Boolean);
const chosen = Object.entries(parts).filter(([name]) => asked.includes(name));

await measureGrowth(
  (numbers.length > 0 ? numbers : [1_000, 100_000, 1_000_000]).map((orders) => ({
    orders,
    products: orders / 10,
  })),
  chosen.length > 0 ? Object.fromEntries(chosen) : parts,
);
