import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";

const app = setUpTestApp();
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

const read = async () => (await send(app, "GET", "/api/admin/settings", { headers: owner.headers })).body;
const save = (section: string, body: object) =>
  send(app, "PUT", `/api/admin/settings/${section}`, { headers: owner.headers, body });
const getStore = async () => (await send(app, "GET", "/api/store")).body;

describe("PUT /api/admin/settings/{section}", () => {
  it("changes the public profile at once", async () => {
    const { store } = await read();
    const { status, body } = await save("store", {
      version: store.version,
      values: { name: "Camisa & Cia", tagline: "Vista a torcida" },
    });
    expect(status).toBe(200);
    expect(body.values).toEqual({ name: "Camisa & Cia", tagline: "Vista a torcida" });
    expect(await getStore()).toMatchObject({ name: "Camisa & Cia", tagline: "Vista a torcida" });
  });

  it("publishes a change event", async () => {
    const seen: ChangeEvent[] = [];
    const stop = app.services().events.subscribe((event) => seen.push(event));
    const { legal } = await read();
    await save("legal", {
      version: legal.version,
      values: { legal_name: "Camisa Ltda.", cnpj: "11222333000181" },
    });
    await expect.poll(() => seen).toContainEqual({ topic: "settings" });
    stop();
  });

  it("stores a surcharge in cents", async () => {
    const { customization } = await read();
    await save("customization", {
      version: customization.version,
      values: { customization_surcharge_cents: 3490 },
    });
    expect(await getStore()).toMatchObject({ customization_surcharge_cents: 3490 });
  });

  it("stores what a shirt weighs, for which deliveries are priced, and keeps it out of the public profile", async () => {
    const { delivery } = await read();
    expect(delivery.values).toEqual({ shirt_grams: 300 });
    await save("delivery", { version: delivery.version, values: { shirt_grams: 420 } });
    const { body } = await send(app, "GET", "/api/delivery/01310100");
    expect(body.shirt_grams).toBe(420);
    expect(JSON.stringify(await getStore())).not.toContain("420");
  });

  it("refuses a shirt without weight", async () => {
    const { delivery } = await read();
    const { status, body } = await save("delivery", {
      version: delivery.version,
      values: { shirt_grams: 0 },
    });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ "values.shirt_grams": "Informe o peso em gramas, de 1 a 5000" });
  });

  it("names each field that it refuses, and changes nothing", async () => {
    const before = await read();
    const { status, body } = await save("contact", {
      version: before.contact.version,
      values: { ...before.contact.values, whatsapp: "12", email: "loja" },
    });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({
      "values.email": "Digite um email válido",
      "values.whatsapp": "Informe o WhatsApp com DDD, como (11) 91234-5678",
    });
    expect(await read()).toEqual(before);
  });
});

describe("two administrators at once", () => {
  it("the second one to change a section gets a conflict, and nothing is lost", async () => {
    const { contact } = await read();
    const first = { ...contact.values, phone: "(11) 4000-1111" };
    expect((await save("contact", { version: contact.version, values: first })).status).toBe(200);
    const late = await save("contact", {
      version: contact.version,
      values: { ...contact.values, phone: "(11) 4000-2222" },
    });
    expect(late.status).toBe(409);
    expect(late.body.error.code).toBe("conflict");
    expect((await read()).contact.values.phone).toBe("(11) 4000-1111");
  });

  it("of many at the very same moment one succeeds", async () => {
    const { store } = await read();
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((name) =>
        save("store", { version: store.version, values: { name: `Loja ${name}`, tagline: "" } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it("different sections do not conflict", async () => {
    const { store, legal } = await read();
    const answers = [
      await save("store", { version: store.version, values: { name: "Loja Um", tagline: "" } }),
      await save("legal", { version: legal.version, values: { legal_name: "Um Ltda.", cnpj: "" } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe("what visitors must not read", () => {
  beforeEach(async () => {
    const { pix } = await read();
    await save("pix", {
      version: pix.version,
      values: {
        key_type: "phone",
        key: "(11) 91234-5678",
        receiver_name: "Manto",
        receiver_city: "São Paulo",
      },
    });
  });

  it("is shown to administrators", async () => {
    expect((await read()).pix.values).toMatchObject({ key: "+5511912345678", receiver_name: "Manto" });
  });

  it("is in no public answer", async () => {
    expect(JSON.stringify(await getStore())).not.toContain("5511912345678");
  });
});

it("each change is in the audit log with the previous values", async () => {
  const { store } = await read();
  const values = { name: "Loja do Registro", tagline: "" };
  await save("store", { version: store.version, values });
  const [entry] = await app.database.db().select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
  expect(entry).toMatchObject({
    action: "settings.changed",
    actorEmail: owner.email,
    subjectType: "settings",
    subjectId: "store",
    summary: "Configurações alteradas: Dados da loja",
    details: { before: store.values, after: values },
  });
});

it("saving the current values records no change, in any section", async () => {
  const count = () => app.database.db().$count(auditLog);
  const [settings, before] = [await read(), await count()];
  for (const section of ["store", "contact", "legal", "customization", "pix"]) {
    expect(await save(section, settings[section])).toMatchObject({ status: 200, body: settings[section] });
  }
  expect(await count()).toBe(before);
});

it("the response of a change can be changed and saved again", async () => {
  const { contact } = await read();
  const social_links = { ...contact.values.social_links, youtube: "https://y.co/m", x: "https://x.com/m" };
  const { body } = await save("contact", {
    version: contact.version,
    values: { ...contact.values, social_links },
  });
  expect((await read()).contact).toEqual(body);
  expect((await save("contact", { version: body.version, values: contact.values })).status).toBe(200);
});
