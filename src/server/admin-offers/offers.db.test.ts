import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offerTexts } from "#domain/offers/offer-texts.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { offers } from "../offers/tables.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let ana: SignedInTester;
let shirt: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora", priceCents: 20_000 }]);
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer");
});

beforeEach(async () => {
  await app.database.db().delete(offers);
});

const coupon = { name: "Primeira compra", code: "gol 10", benefit: { kind: "percent", percent: 10 } };
const admin = (method: string, path: string, body?: object) =>
  send(app, method, `/api/admin/offers${path}`, { headers: owner.headers, ...(body && { body }) });

const order = (code: string) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
    body: {
      customer: "Ana Lima",
      customer_cep: "01310100",
      customer_address: "Avenida Paulista, 1000",
      customer_whatsapp: "11912345678",
      items: [{ id: shirt, size: "G", quantity: 1 }],
      offers: { code },
    },
  });

describe("the offers of a shop", () => {
  it.each([
    { kind: "percent", percent: 10 },
    { kind: "amount", cents: 2000 },
    { kind: "free_delivery" },
    { kind: "bundle", take: 3, pay: 2 },
    {
      kind: "quantity",
      steps: [
        { units: 2, percent: 5 },
        { units: 4, unit_cents: 15_000 },
      ],
    },
    { kind: "pix", percent: 5 },
  ])("may give $kind, and come back as they were sent", async (benefit) => {
    const made = await admin("POST", "", { name: "Oferta", benefit, minimum_cents: 5000, stacks: true });
    expect(made.status).toBe(201);
    const { body } = await admin("GET", "");
    expect(body).toMatchObject([
      {
        benefit,
        minimum_cents: 5000,
        stacks: true,
        active: true,
        code: null,
        uses: 0,
        orders: 0,
        revenue_cents: 0,
      },
    ]);
  });

  it.each([
    ["without a name", { name: " " }, "name", offerTexts.nameMissing],
    [
      "of more than everything",
      { benefit: { kind: "percent", percent: 101 } },
      "benefit.percent",
      offerTexts.percent,
    ],
    [
      "of half a percent",
      { benefit: { kind: "percent", percent: 0.5 } },
      "benefit.percent",
      offerTexts.percent,
    ],
    ["that gives away all", { benefit: { kind: "bundle", take: 2, pay: 2 } }, "benefit", offerTexts.bundle],
    ["with a code of two letters", { code: "GO" }, "code", offerTexts.code],
    [
      "with one quantity twice",
      {
        benefit: {
          kind: "quantity",
          steps: [
            { units: 2, percent: 5 },
            { units: 2, percent: 6 },
          ],
        },
      },
      "benefit",
      offerTexts.stepTwice,
    ],
    [
      "that ends before it begins",
      { starts_at: "2026-12-02T00:00:00Z", ends_at: "2026-12-01T00:00:00Z" },
      "ends_at",
      offerTexts.period,
    ],
    [
      "for Pix with a code",
      { benefit: { kind: "pix", percent: 5 }, code: "PIX5" },
      "code",
      offerTexts.pixCode,
    ],
    [
      "for Pix with a limit",
      { benefit: { kind: "pix", percent: 5 }, max_uses: 5 },
      "max_uses",
      offerTexts.pixUses,
    ],
  ])("refuse one %s and say why", async (_, changes, field, message) => {
    const { status, body } = await admin("POST", "", { ...coupon, code: null, ...changes });
    expect([status, body.error.fields?.[field]]).toEqual([400, message]);
    expect((await admin("GET", "")).body).toEqual([]);
  });

  it("have each code once, however it is written", async () => {
    expect((await admin("POST", "", coupon)).body.code).toBe("GOL10");
    const { status, body } = await admin("POST", "", { ...coupon, code: "Gól-10" });
    expect([status, body.error.fields]).toEqual([400, { code: offerTexts.codeTaken }]);
  });

  it("are changed only in the version that was edited", async () => {
    const { body: made } = await admin("POST", "", coupon);
    const paused = await admin("PUT", `/${made.id}`, {
      ...coupon,
      active: false,
      updated_at: made.updated_at,
    });
    expect([paused.status, paused.body.active]).toEqual([200, false]);
    const late = await admin("PUT", `/${made.id}`, { ...coupon, name: "Outra", updated_at: made.updated_at });
    expect(late.status).toBe(409);
    expect((await admin("GET", "")).body).toMatchObject([{ name: "Primeira compra", active: false }]);
  });

  it("leave a trace in the audit log for each change", async () => {
    const { body: made } = await admin("POST", "", coupon);
    const { body: paused } = await admin("PUT", `/${made.id}`, {
      ...coupon,
      active: false,
      updated_at: made.updated_at,
    });
    await admin("DELETE", `/${paused.id}`);
    const entries = await app.database
      .db()
      .select({ summary: auditLog.summary })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "offer"), eq(auditLog.subjectId, made.id)))
      .orderBy(auditLog.at);
    expect(entries.map(({ summary }) => summary)).toEqual([
      "Oferta “Primeira compra” criada",
      "Oferta “Primeira compra” pausada",
      "Oferta “Primeira compra” excluída",
    ]);
  });

  it("say how often they were given, what that took off and what it brought in", async () => {
    await admin("POST", "", coupon);
    expect((await order("gol10")).status).toBe(201);
    const [offer] = (await admin("GET", "")).body;
    expect(offer).toMatchObject({ orders: 1, discount_cents: 2000, revenue_cents: 18_000 });
  });

  it("count what was given before, where a limit is set later, and refuse a lower one", async () => {
    const { body: made } = await admin("POST", "", coupon);
    await order("GOL10");
    await order("GOL10");
    const limit = (max_uses: number) =>
      admin("PUT", `/${made.id}`, { ...coupon, max_uses, updated_at: made.updated_at });
    const low = await limit(1);
    expect([low.status, low.body.error.fields]).toEqual([400, { max_uses: offerTexts.usedAlready(2) }]);
    expect((await limit(2)).body).toMatchObject({ uses: 2, max_uses: 2 });
    expect((await order("GOL10")).status).toBe(409);
  });
});
