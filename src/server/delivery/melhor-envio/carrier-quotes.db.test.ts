import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymous } from "#domain/accounts/actor.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp, TEST_PROVIDER_KEY } from "../../../../tests/support/app.ts";
import {
  faults,
  fine,
  newAccount,
  nowhere,
  openMelhorEnvio,
  refusesToken,
  tokenUntil,
} from "../../../../tests/support/melhor-envio-stand-in.ts";
import { send } from "../../../../tests/support/requests.ts";
import { deliveryMethods, melhorEnvioAccount } from "../tables.ts";
import { createCarrierQuotes } from "./carrier-quotes.ts";
import { createMelhorEnvio } from "./melhor-envio.ts";
import { watchToken } from "./token-life.ts";

const standIn = await openMelhorEnvio();
afterAll(() => standIn.close());
const app = setUpTestApp({ melhorEnvioUrl: standIn.url });
let owner: SignedInTester;

const table = { kind: "table", name: "Tabela própria", rates: [{ price_cents: 2990, days: 9 }] };
const pickup = { kind: "pickup", name: "Retirada", rates: [{ price_cents: 0, days: 0 }] };
const melhorEnvio = createMelhorEnvio({ url: standIn.url, key: TEST_PROVIDER_KEY, timeoutMs: 300 });
const shipment = { cep: "20040002", units: 2, goodsCents: 39_980, shirtGrams: 300 };
const start = new Date("2026-11-17T12:00:00Z");
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const context = (now = start) => ({ ...app.services(), actor: anonymous, now });

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  for (const rows of [deliveryMethods, melhorEnvioAccount]) await app.database.db().delete(rows);
  standIn.behave(fine);
});

async function connect(changes: object = {}): Promise<void> {
  const { status } = await send(app, "PUT", "/api/admin/melhor-envio", {
    headers: owner.headers,
    body: newAccount(changes),
  });
  expect(status).toBe(200);
  standIn.forget();
}

const addMethod = (body: object) =>
  send(app, "POST", "/api/admin/delivery-methods", { headers: owner.headers, body });

/** Another parcel for each test, because prices are kept. */
let goods = 10_000;
const ask = (units = 1, goodsCents = goods++) =>
  send(app, "GET", `/api/delivery/20040002?units=${units}&goods_cents=${goodsCents}`);
const namesIn = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  body.methods.map(({ name }: { name: string }) => name);

describe("the prices of carriers", () => {
  it("are for the parcel that was asked for, with what the owner has set in the panel", async () => {
    await connect();
    const { body } = await ask(2, 39_980);
    expect(body).toMatchObject({
      carriers: "quoted",
      methods: [
        {
          id: "melhor-envio-1",
          kind: "carrier",
          name: "Correios PAC",
          rates: [{ price_cents: 1424, days: 7 }],
        },
        {
          id: "melhor-envio-2",
          kind: "carrier",
          name: "Correios SEDEX",
          rates: [{ price_cents: 2690, days: 2 }],
        },
      ],
    });
    expect(standIn.questions()).toMatchObject([
      { body: { to: { postal_code: "20040002" }, products: [{ quantity: 2, insurance_value: 199.9 }] } },
    ]);
  });

  it("insure nothing, whatever the shirts cost, and name the services, where the owner wants it so", async () => {
    await connect({ is_insured: false, services: [2, 1] });
    await ask();
    await ask();
    expect(standIn.questions()).toMatchObject([
      { body: { services: "1,2", products: [{ insurance_value: 0 }] } },
    ]);
  });

  it("stand beside a pickup, and in place of the shop's own table", async () => {
    await connect();
    for (const method of [table, pickup]) await addMethod(method);
    expect(namesIn(await ask())).toEqual(["Retirada", "Correios PAC", "Correios SEDEX"]);
  });

  it("make only the cheapest one free", async () => {
    await connect({ free_from_units: 2 });
    expect((await ask()).body.methods).toMatchObject([
      { name: "Correios PAC", free_from_units: 2 },
      { name: "Correios SEDEX", free_from_units: null },
    ]);
  });

  it("leave the table alone where no carrier goes", async () => {
    await connect();
    await addMethod(table);
    standIn.behave(nowhere);
    const answer = await ask();
    expect([namesIn(answer), answer.body.carriers]).toEqual([["Tabela própria"], "quoted"]);
  });

  it("are asked for once in fifteen minutes for the same parcel and CEP", async () => {
    await connect();
    const quotes = createCarrierQuotes(melhorEnvio);
    const both = [quotes.findCarriers(context(), shipment), quotes.findCarriers(context(), shipment)];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(["quoted", "quoted"]);
    await quotes.findCarriers(context(inMinutes(14)), shipment);
    expect(standIn.questions()).toHaveLength(1);
    await quotes.findCarriers(context(inMinutes(15)), shipment);
    await quotes.findCarriers(context(inMinutes(15)), { ...shipment, units: 3 });
    await quotes.findCarriers(context(inMinutes(15)), { ...shipment, cep: "01001000" });
    expect(standIn.questions()).toHaveLength(4);
  });
});

describe.each(Object.entries(faults))("while Melhor Envio %s", (_, behaviour) => {
  it("the shop's own table is offered, and the carriers again when it is well", async () => {
    await connect();
    await addMethod(table);
    standIn.behave(behaviour);
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({ carriers: "failed", methods: [{ name: "Tabela própria" }] });
    standIn.behave(fine);
    await send(app, "DELETE", "/api/admin/melhor-envio", { headers: owner.headers });
    await connect();
    expect((await ask()).body.carriers).toBe("quoted");
  });

  it("a shop without a table offers nothing, at no price", async () => {
    await connect();
    standIn.behave(behaviour);
    expect((await ask()).body).toMatchObject({ carriers: "failed", methods: [] });
    standIn.behave(fine);
    await send(app, "DELETE", "/api/admin/melhor-envio", { headers: owner.headers });
    await connect();
  });
});

describe("a service that is away", () => {
  it("is not asked by every shopper", async () => {
    await connect();
    const quotes = createCarrierQuotes(createMelhorEnvio({ url: standIn.url, key: TEST_PROVIDER_KEY }));
    standIn.behave(faults["is out of order"] ?? fine);
    for (let count = 1; count <= 10; count += 1) {
      const answer = await quotes.findCarriers(context(), { ...shipment, units: count });
      expect(answer).toEqual({ status: "failed" });
    }
    expect(standIn.questions()).toHaveLength(5);
  });
});

describe("a dead token", () => {
  const mailsAboutIt = async () => (await app.mails()).filter(({ subject }) => subject?.includes("token"));
  const stateOf = async () =>
    (await send(app, "GET", "/api/admin/melhor-envio", { headers: owner.headers })).body.token_state;

  it("sends each owner one mail, however often it is refused and for however long", async () => {
    const before = (await mailsAboutIt()).length;
    await connect();
    standIn.behave(refusesToken);
    const quotes = createCarrierQuotes(melhorEnvio);
    for (let hour = 0; hour < 5; hour += 1) {
      await quotes.findCarriers(context(inMinutes(hour * 60)), shipment);
      await watchToken(app.services(), inMinutes(hour * 60));
    }
    const mails = (await mailsAboutIt()).slice(before);
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [owner.email, "O token do Melhor Envio da Manto não vale mais"],
    ]);
    expect(mails[0]?.text).toContain("/admin/entrega");
    expect(await stateOf()).toBe("dead");
  });

  it("is tried again after a while, and forgiven if it was a mistake", async () => {
    await connect();
    standIn.behave(refusesToken);
    const quotes = createCarrierQuotes(melhorEnvio);
    await quotes.findCarriers(context(), shipment);
    standIn.behave(fine);
    expect(await quotes.findCarriers(context(inMinutes(14)), shipment)).toEqual({ status: "failed" });
    expect(standIn.questions()).toHaveLength(1);
    expect(await quotes.findCarriers(context(inMinutes(15)), shipment)).toMatchObject({ status: "quoted" });
    expect(await stateOf()).toBe("good");
  });

  it("is told of when it ends by itself, although nobody asks for a price", async () => {
    const before = (await mailsAboutIt()).length;
    await connect({ token: tokenUntil(inMinutes(60)) });
    await watchToken(app.services(), inMinutes(59));
    expect(await mailsAboutIt()).toHaveLength(before);
    for (const minutes of [60, 120, 180]) await watchToken(app.services(), inMinutes(minutes));
    expect(await mailsAboutIt()).toHaveLength(before + 1);
  });

  it("asks Melhor Envio nothing after its end", async () => {
    await connect({ token: tokenUntil(inMinutes(60)) });
    const quotes = createCarrierQuotes(melhorEnvio);
    expect(await quotes.findCarriers(context(inMinutes(60)), shipment)).toEqual({ status: "failed" });
    expect(standIn.questions()).toEqual([]);
  });
});
