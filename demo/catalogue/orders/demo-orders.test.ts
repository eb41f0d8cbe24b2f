import { describe, expect, test } from "vitest";
import { demoAccounts } from "../customers.ts";
import { demoProducts } from "../products.ts";
import { customizationCents } from "./compose-lines.ts";
import { demoOrders } from "./demo-orders.ts";

const now = new Date("2026-03-14T04:30:00Z");
const day = 86_400_000;
const orders = demoOrders(now, demoProducts);
const lines = orders.flatMap((order) => order.lines);
const bySlug = new Map(demoProducts.map((product) => [product.slug, product]));

describe("demo orders", () => {
  test("the same time always yields the same orders", () => {
    expect(demoOrders(now, demoProducts)).toEqual(orders);
  });

  test("there are forty, all within the last ninety days and none in the future", () => {
    expect(orders).toHaveLength(40);
    for (const order of orders) {
      const age = (now.getTime() - order.createdAt.getTime()) / day;
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(90);
    }
  });

  test("eight are pending, and all that are older than two weeks are completed", () => {
    expect(orders.filter((order) => order.status === "pending")).toHaveLength(8);
    const old = orders.filter((order) => now.getTime() - order.createdAt.getTime() > 14 * day);
    expect(old.every((order) => order.status === "completed")).toBe(true);
  });

  test("exactly three are unopened, and they are the newest pending ones", () => {
    const newest = [...orders].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, 3);
    const unopened = orders.filter((order) => !order.opened);
    expect(new Set(unopened)).toEqual(new Set(newest));
    expect(unopened.every((order) => order.status === "pending")).toBe(true);
  });

  test("people order between nine in the morning and midnight in São Paulo", () => {
    const hour = new Intl.DateTimeFormat("pt-BR", {
      hour: "numeric",
      hourCycle: "h23",
      timeZone: "America/Sao_Paulo",
    });
    for (const order of orders) expect(Number(hour.format(order.createdAt))).toBeGreaterThanOrEqual(9);
  });

  test("a line costs its product's price, plus the surcharge when customised", () => {
    for (const line of lines) {
      const surcharge = line.customization ? customizationCents : 0;
      expect(line.priceCents).toBe((bySlug.get(line.productSlug)?.priceCents ?? Number.NaN) + surcharge);
    }
  });

  test("an order's total is the sum of its lines", () => {
    for (const order of orders) {
      const sum = order.lines.reduce((total, line) => total + line.priceCents * line.quantity, 0);
      expect(order.totalCents).toBe(sum);
    }
  });

  test("an order has one to four lines, each of another product", () => {
    for (const order of orders) {
      expect(order.lines.length).toBeGreaterThanOrEqual(1);
      expect(order.lines.length).toBeLessThanOrEqual(4);
      expect(new Set(order.lines.map((line) => line.productSlug)).size).toBe(order.lines.length);
    }
  });

  test("about two lines in five are customised, within the shop's limits", () => {
    const customised = lines.flatMap((line) => line.customization ?? []);
    expect(customised.length / lines.length).toBeGreaterThan(0.3);
    expect(customised.length / lines.length).toBeLessThan(0.5);
    for (const { name, number } of customised) {
      expect(name).toMatch(/^[A-ZÀ-Ú ]{2,15}$/);
      expect(number).toMatch(/^\d{1,2}$/);
    }
  });

  test("no product is ordered before it was on sale", () => {
    for (const order of orders) {
      for (const line of order.lines) {
        const onSaleSince = now.getTime() - (bySlug.get(line.productSlug)?.daysAgo ?? 0) * day;
        expect(order.createdAt.getTime()).toBeGreaterThan(onSaleSince);
      }
    }
  });

  test("about twenty people ordered, and every demo account has orders of its own", () => {
    const whatsapps = new Set(orders.map((order) => order.customer.whatsapp));
    expect(whatsapps.size).toBeGreaterThanOrEqual(18);
    for (const account of demoAccounts) expect(whatsapps).toContain(account.whatsapp);
  });
});
