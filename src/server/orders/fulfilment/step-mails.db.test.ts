import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { insertOrders } from "../orders-fixture.ts";
import { setFulfilment } from "./fulfilment-fixture.ts";

const app = setUpTestApp({ mailDelivers: true });
const db = () => app.database.db();
let owner: SignedInTester;
let ana: SignedInTester;
let id: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await setFulfilment(db(), { preparationDays: 2, saysReady: false });
  ana = await signedInAs(app, "customer");
  [id = ""] = await insertOrders(db(), [{ userId: ana.userId, promisedDays: 5 }]);
});

const admin = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin/orders/${id}${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const setStep = (step: string, tracking?: unknown) => admin("PUT", "/step", { step, tracking });
const toldAbout = async () => (await admin("GET", "")).body.fulfilment.told;
/** Sends what waits, as the queue does after its delay. */
const mailsToAna = async () =>
  (await app.mails()).filter(
    ({ to, subject }) => to?.[0]?.address === ana.email && subject?.startsWith("Pedido"),
  );
const subjects = async () => (await mailsToAna()).map(({ subject }) => subject);
const number = () => `#${id.slice(0, 8)}`;

describe("the mail about a step", () => {
  it("names the order, the promise, the parcel and both pages", async () => {
    await setStep("sent", { code: "AA123456785BR" });
    const [mail] = await mailsToAna();
    expect(mail?.subject).toBe(`Pedido ${number()} enviado – Manto`);
    expect(mail?.text).toContain("Olá, Ana!");
    expect(mail?.text).toContain("Código de rastreio (Correios): AA123456785BR");
    expect(mail?.text).toContain("https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR");
    expect(mail?.text).toContain("http://loja.test/pedido/");
  });

  it("tells no promised day that is over, also of an order that was completed meanwhile", async () => {
    const over = {
      userId: ana.userId,
      promisedDays: 5,
      deliveryName: "PAC",
      deliveryCents: 0,
      deliveryDays: 3,
    };
    [id = ""] = await insertOrders(db(), [{ ...over, promisedOn: "2026-01-09" }]);
    await setStep("sent");
    await admin("PATCH", "", { status: "completed" });
    const [mail] = await mailsToAna();
    expect(mail?.text).toContain("saiu para entrega");
    expect(mail?.text).not.toContain("09/01/2026");
  });

  it("is sent once for each step, also if it is taken back and set again", async () => {
    await setStep("in_production");
    expect(await subjects()).toHaveLength(1);
    await setStep("to_do");
    await setStep("in_production");
    await setStep("ready");
    expect(await subjects()).toEqual([
      `Pedido ${number()} em produção – Manto`,
      `Pedido ${number()} pronto – Manto`,
    ]);
  });

  it("is not sent about a step that was taken back before it left", async () => {
    await setStep("sent");
    await setStep("ready");
    expect(await subjects()).toEqual([`Pedido ${number()} pronto – Manto`]);
  });

  it("is sent once about a step that was taken back and set again before it left", async () => {
    await setStep("sent");
    await setStep("to_do");
    await setStep("sent");
    expect(await subjects()).toEqual([`Pedido ${number()} enviado – Manto`]);
  });

  it("is recorded in the order", async () => {
    await setStep("ready");
    await mailsToAna();
    expect(await toldAbout()).toEqual([{ step: "ready", mailed_at: expect.any(String), messaged_at: null }]);
  });

  it("is not sent for a deleted order, nor after the steps were switched off", async () => {
    await setStep("ready");
    await setFulfilment(db(), null);
    expect(await subjects()).toEqual([]);
    await setFulfilment(db(), { preparationDays: 2, saysReady: false });
    await setStep("sent");
    await admin("DELETE", "");
    expect(await subjects()).toEqual([]);
  });
});

describe("the WhatsApp message about a step", () => {
  it("is recorded the first time that it is opened", async () => {
    await setStep("ready");
    await mailsToAna();
    expect((await admin("POST", "/step-message", { step: "ready" })).status).toBe(204);
    const [first] = await toldAbout();
    expect(first).toMatchObject({ step: "ready", messaged_at: expect.any(String) });
    await admin("POST", "/step-message", { step: "ready" });
    expect(await toldAbout()).toEqual([first]);
    const { body } = await admin("GET", "/history");
    expect(body[0].summary).toBe(`Mensagem de 'Pronto' do pedido ${number()} aberta no WhatsApp`);
  });

  it("stays recorded when the step is taken back", async () => {
    await setStep("ready");
    await admin("POST", "/step-message", { step: "ready" });
    await setStep("to_do");
    expect(await toldAbout()).toMatchObject([{ step: "ready" }]);
  });

  it.each(["to_do", "none"])("about '%s' is refused", async (step) => {
    expect((await admin("POST", "/step-message", { step })).status).toBe(400);
  });
});
