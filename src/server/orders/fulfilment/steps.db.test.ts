import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#domain/days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { eventsDuring } from "../../../../tests/support/events-during.ts";
import { send } from "../../../../tests/support/requests.ts";
import { insertOrders } from "../orders-fixture.ts";
import { orders } from "../tables.ts";
import { setFulfilment } from "./fulfilment-fixture.ts";

const app = setUpTestApp();
const db = () => app.database.db();
const yesterday = addDays(dayOf(new Date()), -1);
let owner: SignedInTester;
let id: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await setFulfilment(db(), { preparationDays: 2, saysReady: false });
  await db().delete(orders);
  [id = ""] = await insertOrders(db(), [{ promisedDays: 5 }]);
});

const admin = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin/orders${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const setStep = (step: string, tracking?: unknown, of = id) =>
  admin("PUT", `/${of}/step`, { step, tracking });
const read = async (of = id) => (await admin("GET", `/${of}`)).body.fulfilment;
const historyOf = async () =>
  (await admin("GET", `/${id}/history`)).body.map(({ summary }: { summary: string }) => summary);
const number = () => `#${id.slice(0, 8)}`;

describe("a step", () => {
  it("is reached with its time, and those that were skipped have none", async () => {
    const { status, body } = await setStep("ready");
    expect(status).toBe(200);
    expect(body.fulfilment).toMatchObject({
      step: "ready",
      steps: [{ step: "ready", at: expect.any(String) }],
      tracking: null,
      late: false,
    });
  });

  it("does not touch the status", async () => {
    expect((await setStep("delivered")).body.status).toBe("pending");
  });

  it("is told by the history", async () => {
    await setStep("in_production");
    await setStep("sent", { code: "AA123456785BR" });
    await setStep("ready");
    expect((await historyOf()).slice(0, 3)).toEqual([
      `Etapa do pedido ${number()} alterada de Enviado para Pronto`,
      `Etapa do pedido ${number()} alterada de Em produção para Enviado, com código de rastreio`,
      `Etapa do pedido ${number()} alterada de A fazer para Em produção`,
    ]);
  });

  it("set again changes nothing, not even its time", async () => {
    const first = (await setStep("ready")).body;
    const events = await eventsDuring(app, async () => {
      expect((await setStep("ready")).body).toEqual(first);
    });
    expect(events).toEqual([]);
    expect(await historyOf()).toHaveLength(2);
  });

  it("taken back loses the times of the later ones and keeps those before it", async () => {
    await setStep("in_production");
    const [made] = (await read()).steps;
    await setStep("sent");
    await setStep("in_production");
    expect((await read()).steps).toEqual([made]);
    await setStep("to_do");
    expect((await read()).steps).toEqual([]);
  });

  it.each(["packed", "", null])("named %o is refused", async (step) => {
    const { status, body } = await admin("PUT", `/${id}/step`, { step });
    expect([status, body.error.fields.step]).toEqual([400, "Etapa inválida"]);
  });

  it("of a deleted order is refused", async () => {
    await admin("DELETE", `/${id}`);
    expect((await setStep("ready")).status).toBe(404);
  });
});

describe("a parcel", () => {
  it("has a carrier, a code and the carrier's page", async () => {
    await setStep("sent", { carrier: "correios", code: "aa 123456785 br" });
    expect((await read()).tracking).toEqual({
      carrier: "Correios",
      code: "AA123456785BR",
      url: "https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR",
    });
  });

  it("whose digit is wrong changes nothing", async () => {
    const { status, body } = await setStep("sent", { code: "AA123456784BR" });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ "tracking.code": "Confira o código: o dígito não bate" });
    expect(await read()).toMatchObject({ step: "to_do", tracking: null });
  });

  it("stays when the step changes, and can be changed and removed at the same step", async () => {
    await setStep("sent", { code: "77", carrier: "Motoboy" });
    await setStep("delivered");
    expect((await read()).tracking).toMatchObject({ carrier: "Motoboy", code: "77", url: null });
    await setStep("delivered", { code: "78" });
    expect((await read()).tracking).toMatchObject({ carrier: null, code: "78" });
    await setStep("delivered", null);
    expect((await read()).tracking).toBeNull();
    expect((await historyOf()).slice(0, 2)).toEqual([
      `Código de rastreio do pedido ${number()} removido`,
      `Código de rastreio do pedido ${number()} alterado`,
    ]);
  });
});

describe("a batch", () => {
  it("takes all its orders to the step, each with its code", async () => {
    const ids = await insertOrders(
      db(),
      Array.from({ length: 40 }, () => ({})),
    );
    const { status } = await admin("POST", "/steps", {
      step: "sent",
      orders: ids.map((one, index) => ({ id: one, tracking: { code: `MB-${index}` } })),
    });
    expect(status).toBe(204);
    const rows = await db().select().from(orders).where(eq(orders.step, "sent"));
    expect(new Map(rows.map((row) => [row.id, row.trackingCode]))).toEqual(
      new Map(ids.map((one, index) => [one, `MB-${index}`])),
    );
  });

  it("with an order that is gone changes none, and names it", async () => {
    const [gone = ""] = await insertOrders(db(), [{}]);
    await admin("DELETE", `/${gone}`);
    const { status, body } = await admin("POST", "/steps", { step: "sent", orders: [{ id }, { id: gone }] });
    expect([status, body.error.message]).toEqual([
      409,
      `Não encontramos #${gone.slice(0, 8)}. Nada foi alterado.`,
    ]);
    expect((await read()).step).toBe("to_do");
  });

  it("with a wrong digit changes none, and names the line", async () => {
    const [other = ""] = await insertOrders(db(), [{}]);
    const { status, body } = await admin("POST", "/steps", {
      step: "sent",
      orders: [{ id: other }, { id, tracking: { code: "AA123456784BR" } }],
    });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ "orders.1.tracking.code": "Confira o código: o dígito não bate" });
    expect((await read(other)).step).toBe("to_do");
  });
});

describe("the lists by step", () => {
  it("hold and count the pending orders at it", async () => {
    const [made = ""] = await insertOrders(db(), [
      { step: "in_production" },
      { step: "in_production", status: "completed" },
    ]);
    const { rows, total } = (await admin("GET", "?step=in_production")).body;
    expect([rows.map((row: { id: string }) => row.id), total]).toEqual([[made], 1]);
    const { steps } = (await admin("GET", "/steps")).body;
    expect(steps).toEqual([
      { step: "to_do", count: 1, exact: true },
      { step: "in_production", count: 1, exact: true },
      { step: "ready", count: 0, exact: true },
      { step: "sent", count: 0, exact: true },
      { step: "delivered", count: 0, exact: true },
    ]);
  });

  it("say how many shirts an order has", async () => {
    const { rows } = (await admin("GET", "?step=to_do")).body;
    expect(rows).toMatchObject([{ id, fulfilment: { step: "to_do", shirts: 1, late: false } }]);
  });
});

describe("late orders", () => {
  const late = { promisedDays: 3, promisedOn: yesterday };
  const delivery = { deliveryName: "PAC", deliveryCents: 0, deliveryDays: 2 };

  it("are a filter and a number that agree, and are marked in every list", async () => {
    const ids = await insertOrders(db(), [
      late,
      { ...late, ...delivery, step: "sent" },
      // None of these is late.
      { ...late, step: "sent" },
      { ...late, step: "delivered" },
      { ...late, status: "completed" },
      { promisedDays: 3, promisedOn: dayOf(new Date()) },
    ]);
    const { rows } = (await admin("GET", "?late=true")).body;
    expect(rows.map((row: { id: string }) => row.id)).toEqual(ids.slice(0, 2));
    expect(rows.every((row: { fulfilment: { late: boolean } }) => row.fulfilment.late)).toBe(true);
    expect((await read(ids[4])).late).toBe(false);
    expect((await admin("GET", "/summary")).body.late_count).toBe(2);
    expect((await admin("GET", "/steps")).body.late).toBe(2);
  });
});

describe("a shop that does not use steps", () => {
  beforeEach(async () => {
    await setFulfilment(db(), null);
  });

  it("has no word of them in any answer, whatever is stored", async () => {
    await db().update(orders).set({ step: "sent", promisedOn: yesterday, trackingCode: "77" });
    const answers = [
      (await admin("GET", `/${id}`)).body,
      (await admin("GET", "")).body.rows[0],
      (await admin("GET", "/summary")).body,
    ];
    for (const answer of answers) {
      expect(Object.keys(answer).filter((key) => /fulfilment|late|step$|track/.test(key))).toEqual(
        "tracking_url" in answer ? ["tracking_url"] : [],
      );
    }
  });

  it.each([
    ["PUT", `/step`, { step: "ready" }],
    ["POST", `/step-message`, { step: "sent" }],
  ])("refuses %s %s", async (method, path, body) => {
    const answer = await admin(method, `/${id}${path}`, body);
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      "Ligue antes as etapas em Configurações, Etapas e prazos.",
    ]);
  });

  it("refuses a batch", async () => {
    expect((await admin("POST", "/steps", { step: "ready", orders: [{ id }] })).status).toBe(409);
  });
});

describe("the complete spreadsheet", () => {
  const readHead = async () => {
    const path = "/api/admin/orders/export?complete=true";
    const response = await app.request(path, { headers: owner.headers });
    return (await response.text()).split("\r\n");
  };

  it("has the step, the promise and the parcel of each order, with steps only", async () => {
    await db().update(orders).set({ promisedOn: "2026-12-01" });
    await setStep("sent", { code: "AA123456785BR" });
    const [head, row] = await readHead();
    expect(head).toMatch(/;Etapa;Prometido até;Transportadora;Rastreio$/);
    expect(row).toMatch(/;Enviado;01\/12\/2026;Correios;AA123456785BR$/);
    await setFulfilment(db(), null);
    expect((await readHead())[0]).not.toContain("Etapa");
  });
});
