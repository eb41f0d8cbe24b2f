// Orders of the last ninety days, so that the dashboard has a history from the first start. They are deterministic.
import { createRandom, type Random } from "../../art/base/random.ts";
import { demoAccounts, demoCustomers } from "../customers.ts";
import type { DemoCustomer, DemoOrder, OrderedProduct } from "../types.ts";
import { composeLines } from "./compose-lines.ts";

/** Age of each order in days, denser towards today as in a growing shop. */
const ages = [
  1, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 18, 20, 22, 24, 26, 28, 30, 33, 35, 38, 41, 44, 47, 50,
  53, 57, 60, 64, 68, 72, 76, 80, 85, 89,
];
const unopened = 3;
/** Indexes in `ages` of the unpaid orders; one or two recent orders are already completed. */
const pending = new Set([0, 1, 2, 3, 4, 6, 8, 11]);

/** Hours at which people order: some at lunch, most in the evening. */
const hours = [9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 23];

/** São Paulo has had UTC-3 all year since 2019. */
const saoPauloOffset = 3 * 3_600_000;
const day = 86_400_000;

export function demoOrders(now: Date, products: readonly OrderedProduct[]): DemoOrder[] {
  const random = createRandom(1958);
  return ages.map((age, place) => {
    // An order may only contain products that were already on sale.
    const onSale = products.filter((product) => product.daysAgo > age);
    const lines = composeLines(random, onSale);
    return {
      customer: customerOf(place, random),
      status: pending.has(place) ? "pending" : "completed",
      opened: place >= unopened,
      createdAt: momentOf(now, age, random),
      lines,
      totalCents: lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0),
    };
  });
}

/** The demo accounts order often, so that their order lists are not empty. */
function customerOf(place: number, random: Random): DemoCustomer {
  const account = place % 5 === 3 ? demoAccounts[Math.floor(place / 5) % demoAccounts.length] : undefined;
  const others = demoCustomers.slice(demoAccounts.length);
  // Every other customer orders once; the remaining orders are assigned at random.
  const index = place < others.length ? place : Math.floor(random(0, others.length));
  const customer = account ?? others[index];
  if (!customer) throw new RangeError(`no customer for order ${place}`);
  return customer;
}

function momentOf(now: Date, age: number, random: Random): Date {
  const today = Math.floor((now.getTime() - saoPauloOffset) / day) * day;
  const hour = hours[Math.floor(random(0, hours.length))] ?? 20;
  const minute = Math.floor(random(0, 60));
  const second = Math.floor(random(0, 60));
  return new Date(today - age * day + saoPauloOffset + ((hour * 60 + minute) * 60 + second) * 1000);
}
