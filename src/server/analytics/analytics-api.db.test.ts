import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addMonths } from "#domain/days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { stopClock } from "../../../tests/support/stop-clock.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { orders } from "../orders/tables.ts";
import type { AnswerOf } from "../runtime/contract.ts";
import { sweepAnalytics } from "./sweep-analytics.ts";
import { analyticsDays } from "./tables.ts";

const app = setUpTestApp({ rateLimits: true });
const browser = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
let owner: SignedInTester;
let [aurora, canarinho] = ["", ""];

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [aurora = "", canarinho = ""] = await insertProducts(db, [{ name: "Aurora" }, { name: "Canarinho" }]);
  owner = await signedInAs(app, "administrator");
});

let visitors = 0;
function report(events: object[], { origin = {}, headers = {}, address = `10.0.0.${++visitors}` } = {}) {
  return app.request(
    "/api/analytics/events",
    {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": browser,
        "X-Forwarded-For": address,
        ...headers,
      },
      body: JSON.stringify({ origin, events }),
    },
    { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
  );
}

async function read(): Promise<AnswerOf<"GET /api/admin/analytics">> {
  const { status, body } = await send(app, "GET", "/api/admin/analytics?preset=today", {
    headers: owner.headers,
  });
  expect(status).toBe(200);
  return body;
}

const visit = { kind: "visit" };
const view = (product: string, first = true) => ({ kind: "view", product, first });

describe("POST /api/analytics/events", () => {
  it("counts the steps of visits, by source", async () => {
    const origin = { utm: ["instagram", "stories"] };
    await report([visit, view(aurora), view(canarinho, false)], { origin });
    await report([{ kind: "cart", product: aurora, first: true }, { kind: "checkout" }, { kind: "order" }], {
      origin,
    });
    await report([visit, view(aurora)], { origin: { referrer: "https://www.google.com/" } });
    const { totals, sources, most_viewed } = await read();
    expect(totals.current).toMatchObject({ visits: 2, viewers: 2, views: 3, carts: 1, checkouts: 1 });
    expect(sources).toEqual([
      { source: "google", visits: 1, viewers: 1, carts: 0, checkouts: 0, orders: 0 },
      { source: "instagram / stories", visits: 1, viewers: 1, carts: 1, checkouts: 1, orders: 1 },
    ]);
    expect(most_viewed).toMatchObject([
      { name: "Aurora", views: 2, carts: 1 },
      { name: "Canarinho", views: 1, carts: 0 },
    ]);
  });

  it("counts searches, and the search terms of those that found nothing", async () => {
    await report([
      { kind: "search", words: "Seleção", found: true },
      { kind: "search", words: "camisa roxa", found: false },
      { kind: "search", words: "ana@exemplo.com.br", found: false },
    ]);
    const { totals, searches, empty_searches } = await read();
    expect(totals.current).toMatchObject({ searches: 3, empty_searches: 2 });
    expect(searches.map(({ words }) => words)).toEqual(["camisa roxa", "selecao"]);
    expect(empty_searches).toEqual([{ words: "camisa roxa", count: 1 }]);
  });

  it.each([
    ["a robot", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a headless browser", { "User-Agent": browser.replace("Chrome/", "HeadlessChrome/") }],
    ["who asks not to be tracked", { DNT: "1" }],
    ["who has Global Privacy Control on", { "Sec-GPC": "1" }],
  ])("does not count %s", async (_, headers) => {
    const before = await read();
    expect((await report([visit], { headers })).status).toBe(204);
    expect((await read()).totals.current.visits).toBe(before.totals.current.visits);
  });

  it("does not count a product that is not in the catalogue", async () => {
    const before = await read();
    await report([view("3f0c8b52-6f0e-4f8a-9a0e-1f6f6a5b7c11")]);
    expect((await read()).most_viewed).toEqual(before.most_viewed);
  });

  it("stores nothing about who visits", async () => {
    await report([visit], {
      address: "203.0.113.77",
      origin: { referrer: "https://site.test/page?email=ana@x.com" },
    });
    await read();
    const rows = JSON.stringify(await app.database.db().select().from(analyticsDays));
    expect(rows).toContain("site.test");
    expect(rows).not.toMatch(/203\.0\.113|ana@|page\?/);
  });

  it("refuses a report that a browser of this shop never sends", async () => {
    expect((await report([{ kind: "purchase", value: 1 }])).status).toBe(400);
  });

  it("refuses further reports from an address that sends too many", async () => {
    stopClock();
    const address = "198.51.100.1";
    const batch = Array(20).fill(visit);
    for (let sent = 0; sent < 600; sent += batch.length) {
      expect((await report(batch, { address })).status).toBe(204);
    }
    expect((await report(batch, { address })).status).toBe(429);
    expect((await report([visit], { address: "198.51.100.2" })).status).toBe(204);
  });
});

describe("GET /api/admin/analytics", () => {
  it("counts orders from the orders table, without those that the shop typed in", async () => {
    const order = {
      customer: "Ana",
      customerAddress: "",
      customerCep: "",
      customerWhatsapp: "",
      totalCents: 100,
      shippingAddress: { address: "" },
    };
    const db = app.database.db();
    await db.insert(orders).values([order, { ...order, createdBy: owner.userId }]);
    const { totals, days } = await read();
    expect(totals.current.orders).toBe(1);
    expect(days).toHaveLength(1);
    expect(days[0]?.current.orders).toBe(1);
  });
});

const vital = { kind: "vital", vital: "lcp", value: 1200, page: "product", device: "phone" };

async function readVitals(): Promise<AnswerOf<"GET /api/admin/analytics/web-vitals">["vitals"]> {
  const { status, body } = await send(app, "GET", "/api/admin/analytics/web-vitals?preset=7-days", {
    headers: owner.headers,
  });
  expect(status).toBe(200);
  return body.vitals;
}

describe("web vitals", () => {
  it("are counted by page and device, and rated once there are enough of them", async () => {
    const computer = { ...vital, page: "home", device: "computer", value: 5000 };
    for (let n = 0; n < 4; n++) await report(Array(10).fill(vital));
    await report(Array(10).fill(computer));
    await report([{ ...vital, vital: "cls", value: 0.01 }]);
    const { lcp, inp, cls } = await readVitals();
    expect(lcp.total).toMatchObject({
      measurements: 50,
      rating: "good",
      counts: { good: 40, needs_improvement: 0, poor: 10 },
    });
    expect(lcp.total.p75).toBeGreaterThan(1000);
    expect(lcp.total.p75).toBeLessThanOrEqual(1200);
    expect(lcp.pages).toMatchObject([
      { page: "home", device: "computer", summary: { measurements: 10, p75: null, rating: null } },
      { page: "product", device: "phone", summary: { measurements: 40, rating: "good" } },
    ]);
    expect(lcp.days.map(({ summary }) => summary.measurements)).toEqual([0, 0, 0, 0, 0, 0, 50]);
    expect(cls.total).toMatchObject({ measurements: 1, p75: null });
    expect(inp.pages).toEqual([]);
  });

  it("of a year are added up by month", async () => {
    const db = app.database.db();
    const today = dayOf(new Date());
    const counted = { kind: "inp", dimension: "vitals", subject: "cart phone 168" } as const;
    await db.insert(analyticsDays).values([
      { ...counted, day: today, count: 20 },
      { ...counted, day: addMonths(today, -11), count: 10 },
      { ...counted, day: addMonths(today, -13), count: 1000 },
    ]);
    const { body } = await send(app, "GET", "/api/admin/analytics/web-vitals?preset=12-months", {
      headers: owner.headers,
    });
    const { total, days } = body.vitals.inp;
    expect(total).toMatchObject({ measurements: 30, rating: "good" });
    expect(days.map(({ summary }: (typeof days)[number]) => summary.measurements)).toEqual([
      10,
      ...Array(10).fill(0),
      20,
    ]);
  });

  it.each([
    ["an unknown measure", { vital: "fcp" }],
    ["an unknown page", { page: "/pedido/segredo" }],
    ["an unknown device", { device: "fridge" }],
    ["a negative value", { value: -1 }],
    ["a value that no page has", { value: 1e9 }],
    ["a text for a value", { value: "1200" }],
  ])("with %s are refused", async (_, wrong) => {
    const answer = await report([vital, { ...vital, ...wrong }]);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.message).toBe(
      "Alguns dados não são válidos. Confira e tente novamente.",
    );
  });

  it("make a bounded number of rows, whatever values are reported", async () => {
    const rows = () => app.database.db().$count(analyticsDays, eq(analyticsDays.kind, "lcp"));
    const all = Array.from({ length: 1000 }, (_, n) => ({ ...vital, page: "cart", value: (n + 1) * 599 }));
    const before = await rows();
    for (let n = 0; n < all.length; n += 20) await report(all.slice(n, n + 20));
    await readVitals();
    expect((await rows()) - before).toBeLessThanOrEqual(30);
  });

  it.each([
    ["a robot", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["who asks not to be tracked", { DNT: "1" }],
  ])("of %s are not counted", async (_, headers) => {
    const before = await readVitals();
    expect((await report([vital], { headers })).status).toBe(204);
    expect((await readVitals()).lcp.total).toEqual(before.lcp.total);
  });
});

describe("old counters", () => {
  it("are deleted after 800 days, and newer ones stay", async () => {
    const db = app.database.db();
    const old = { kind: "visit", dimension: "", subject: "", count: 1 } as const;
    await db.insert(analyticsDays).values([
      { ...old, day: "2020-01-01" },
      { kind: "lcp", dimension: "vitals", subject: "home phone 1000", count: 1, day: "2020-01-01" },
      { ...old, day: "2024-06-01" },
    ]);
    await sweepAnalytics(db, new Date("2026-01-01T12:00:00Z"));
    const days = (await db.select().from(analyticsDays)).map(({ day }) => day);
    expect(days).not.toContain("2020-01-01");
    expect(days).toContain("2024-06-01");
  });
});
