import { describe, expect, it } from "vitest";
import { defaultMessageTemplates } from "#domain/orders/message-templates.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";

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
});
