import { describe, expect, it } from "vitest";
import { defaultMessageTemplates } from "#domain/orders/message-templates.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { setFulfilment } from "../orders/fulfilment/fulfilment-fixture.ts";

const app = setUpTestApp();
const PATH = "/api/admin/settings/message-templates";
const own = { ...defaultMessageTemplates, sent: "Seu pedido {pedido} saiu!" };

describe("the message templates", () => {
  it("are the defaults until the owner changes them", async () => {
    const { headers } = await signedInAs(app, "administrator");
    expect((await send(app, "GET", PATH, { headers })).body).toEqual(defaultMessageTemplates);
    expect((await send(app, "PUT", PATH, { headers, body: own })).status).toBe(200);
    expect((await send(app, "GET", PATH, { headers })).body).toEqual(own);
    const [entry] = await app.database.db().select().from(auditLog);
    expect(entry).toMatchObject({ action: "settings.message_templates_changed" });
  });

  it("of steps are there with the steps, and keep the owner's words while they are off", async () => {
    const { headers } = await signedInAs(app, "administrator");
    const read = async () => (await send(app, "GET", PATH, { headers })).body;
    await setFulfilment(app.database.db(), { preparationDays: 2, saysReady: false });
    const changed = { ...(await read()), ready: "Pronto, {nome}!" };
    expect((await send(app, "PUT", PATH, { headers, body: changed })).body).toEqual(changed);
    await setFulfilment(app.database.db(), null);
    expect(await read()).not.toHaveProperty("ready");
    expect((await send(app, "PUT", PATH, { headers, body: own })).body).toEqual(own);
    await setFulfilment(app.database.db(), { preparationDays: 2, saysReady: false });
    expect(await read()).toEqual({ ...changed, sent: own.sent });
  });

  it("are not in the public profile of the shop", async () => {
    const { body } = await send(app, "GET", "/api/store");
    expect(JSON.stringify(body)).not.toContain("pedido {pedido}");
  });

  it("with a placeholder that does not exist are refused, with the text's name", async () => {
    const { headers } = await signedInAs(app, "administrator");
    const { status, body } = await send(app, "PUT", PATH, { headers, body: { ...own, sent: "{x}" } });
    expect(status).toBe(400);
    expect(body.error.fields.sent).toContain("{x} não existe");
  });

  it.each(["{prazo}", "{rastreio}"])(
    "with %s are refused while the shop has no steps",
    async (placeholder) => {
      const { headers } = await signedInAs(app, "administrator");
      const save = async () =>
        (await send(app, "PUT", PATH, { headers, body: { ...own, received: placeholder } })).status;
      await setFulfilment(app.database.db(), null);
      expect(await save()).toBe(400);
      await setFulfilment(app.database.db(), { preparationDays: 2, saysReady: false });
      expect(await save()).toBe(200);
    },
  );
});
