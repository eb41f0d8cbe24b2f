import { describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { webhookTexts } from "#domain/webhooks/webhook-texts.ts";
import { faults, RECEIVER, takes, verified } from "../../../tests/support/webhook-receiver.ts";
import { auditLog } from "../audit/tables.ts";
import { testWebhook } from "./deliveries-service.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";
import type { WebhookDesk } from "./webhook-desk.ts";
import { setUpWebhooks } from "./webhooks-fixture.ts";

const shop = await setUpWebhooks();
const db = () => shop.db();
const PATH = "/api/admin/webhooks";
const list = async () => (await shop.asOwner("GET", PATH)).body;
const { forgetProof, proveAgain } = shop;
const messageOf = ({ body }: { body: { error: { fields?: Record<string, string>; message: string } } }) =>
  body.error.fields?.url ?? body.error.message;

describe("creating a webhook", () => {
  it("shows its secret once, and stores it sealed", async () => {
    const { status, body } = await shop.create();
    expect(status).toBe(201);
    expect(Buffer.from(body.secret.replace("whsec_", ""), "base64").length).toBe(32);
    const [row] = await db().select().from(webhookEndpoints);
    expect(JSON.stringify(row)).not.toContain(body.secret);
    expect(JSON.stringify(await list())).not.toContain("whsec_");
  });

  it("tells every owner where events go, without the path", async () => {
    const before = (await shop.app.mails()).length;
    await shop.create({ url: `${RECEIVER}/caminho-secreto` });
    const [mail] = (await shop.app.mails()).slice(before);
    expect(mail?.text).toContain("“ERP” (erp.exemplo.com.br)");
    expect(mail?.text).not.toContain("caminho-secreto");
  });

  it("is recorded without its secret and its path", async () => {
    const { body } = await shop.create({ url: `${RECEIVER}/caminho-secreto` });
    const entries = JSON.stringify(await db().select().from(auditLog));
    expect(entries).toContain("Webhook “ERP” criado, para erp.exemplo.com.br");
    expect(entries).not.toMatch(new RegExp(`caminho-secreto|${body.secret.slice(6, 20)}`));
  });

  it("asks for a fresh proof", async () => {
    await forgetProof();
    const { status, body } = await shop.create();
    await proveAgain();
    expect([status, body.error.code]).toEqual([403, "proof_required"]);
  });

  it("is refused beyond the tenth", async () => {
    for (let made = 0; made < 10; made++) await shop.create();
    expect(messageOf(await shop.create())).toBe("A loja pode ter no máximo 10 webhooks");
  });

  it.each([
    ["http://erp.exemplo.com.br/loja", /por http/],
    ["https://ana:senha@erp.exemplo.com.br/", /usuário e senha/],
    ["https://10.0.0.7/loja", /rede interna/],
    ["https://[::1]/loja", /rede interna/],
    ["https://169.254.169.254/latest/meta-data", /rede interna/],
    ["https://erp.exemplo.com.br:5432/", /portas incomuns/],
    ["ftp://erp.exemplo.com.br/", /https/],
    ["erp.exemplo.com.br", /https/],
  ])("is refused for the address %s", async (url, why) => {
    const answer = await shop.create({ url });
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(why);
  });

  it("is refused without an event", async () => {
    expect((await shop.create({ events: [] })).status).toBe(400);
  });
});

describe("changing a webhook", () => {
  const change = async (changes: object) => {
    const [webhook] = await list();
    return shop.asOwner("PUT", `${PATH}/${webhook.id}`, { ...webhook, ...changes });
  };

  it("asks for a fresh proof only where the address changes", async () => {
    await shop.create();
    await forgetProof();
    const renamed = await change({ name: "n8n" });
    const moved = await change({ url: "https://outro.exemplo.com.br/" });
    await proveAgain();
    expect([renamed.status, moved.status]).toEqual([200, 403]);
  });

  it("does not overwrite what somebody else has changed", async () => {
    await shop.create();
    const old = { updated_at: "2026-01-01T00:00:00.000Z" };
    expect((await change(old)).status).toBe(409);
  });

  it("gives another address three days of its own", async () => {
    await shop.create();
    await db()
      .update(webhookEndpoints)
      .set({ failingSince: new Date(0) });
    const { body } = await change({ url: "https://outro.exemplo.com.br/" });
    expect(body.failing_since).toBeNull();
  });

  it("resumes one that was switched off, with three days again", async () => {
    await shop.create();
    await db()
      .update(webhookEndpoints)
      .set({ active: false, offReason: "failing", failingSince: new Date(0) });
    const { body } = await change({ active: true });
    expect([body.active, body.off_reason, body.failing_since]).toEqual([true, null, null]);
  });
});

describe("a test", () => {
  it("says what came back, and stores none of it", async () => {
    const { id, secret } = await shop.listen("order.created");
    shop.receiver.behave((response) => void response.writeHead(200).end("recebido, Ana"));
    const { body } = await shop.asOwner("POST", `${PATH}/${id}/test`);
    expect([body.delivery.state, body.answer]).toEqual(["delivered", "recebido, Ana"]);
    const [webhook] = shop.receiver.received();
    if (!webhook) throw new Error("nothing arrived");
    expect(verified(secret, webhook).type).toBe("webhook.test");
    expect(JSON.stringify(await shop.deliveries())).not.toContain("Ana");
  });

  it("is tried once", async () => {
    const { id } = await shop.listen("order.created");
    shop.receiver.behave(faults["is out of order"] ?? takes);
    const { body } = await shop.asOwner("POST", `${PATH}/${id}/test`);
    expect([body.delivery.state, body.delivery.last_attempt.status]).toEqual(["given_up", 500]);
    expect((await list())[0]).toMatchObject({ failing_since: null, given_up: 0 });
  });

  it("that a stopping server ends is refused, and leaves nothing in the log", async () => {
    const { id } = await shop.listen("order.created");
    const desk: WebhookDesk = {
      ...shop.app.webhookDesk(),
      post: async (_address, _message, stop) => {
        stop?.throwIfAborted();
        return { status: 204, reason: null, text: "" };
      },
    };
    const ctx = { ...shop.app.services(), actor: system, now: new Date() };
    const testing = testWebhook(ctx, desk, id, AbortSignal.abort());
    await expect(testing).rejects.toMatchObject({ code: "conflict", sentence: webhookTexts.stopping });
    expect(await shop.deliveries()).toEqual([]);
  });
});

describe("the log", () => {
  const giveUp = () =>
    db().update(webhookDeliveries).set({ state: "given_up", attemptAt: null, failures: 10 });

  it("lists what was sent, by its state, with its body in the details", async () => {
    const { id } = await shop.listen("order.created");
    await shop.order();
    await shop.work();
    shop.receiver.behave(faults["is out of order"] ?? takes);
    await shop.order();
    await shop.work();
    const read = async (state: string) =>
      (await shop.asOwner("GET", `${PATH}/${id}/deliveries?state=${state}`)).body;
    const [delivered, failing] = [await read("delivered"), await read("failing")];
    expect([delivered.total, failing.total, (await read("given_up")).total]).toEqual([1, 1, 0]);
    expect(failing.rows[0].last_attempt.status).toBe(500);
    const { body } = await shop.asOwner("GET", `${PATH}/${id}/deliveries/${delivered.rows[0].id}`);
    expect(JSON.parse(body.body).type).toBe("order.created");
  });

  it("sends one again with the same id", async () => {
    const { id } = await shop.listen("order.created");
    await shop.order();
    await shop.work();
    const [delivery] = await shop.deliveries();
    const again = await shop.asOwner("POST", `${PATH}/${id}/deliveries/${delivery?.id}/resend`);
    expect(again.status).toBe(200);
    await shop.work();
    const ids = shop.receiver.received().map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([`msg_${delivery?.id}`, `msg_${delivery?.id}`]);
  });

  it("sends all that was given up again", async () => {
    const { id } = await shop.listen("order.created");
    await db().update(webhookEndpoints).set({ active: true });
    for (let made = 0; made < 3; made++) await shop.order();
    await giveUp();
    const { body } = await shop.asOwner("POST", `${PATH}/${id}/resend`);
    expect(body.resent).toBe(3);
    await shop.work();
    expect((await list())[0]).toMatchObject({ given_up: 0, waiting: 0, last: { state: "delivered" } });
  });

  it("of a paused endpoint sends nothing again", async () => {
    const { id } = await shop.listen("order.created");
    await shop.order();
    await giveUp();
    await db().update(webhookEndpoints).set({ active: false });
    expect((await shop.asOwner("POST", `${PATH}/${id}/resend`)).status).toBe(409);
  });

  it("of one endpoint is not found under another", async () => {
    await shop.listen("order.created");
    const other = await shop.listen("order.paid");
    await shop.order();
    const [delivery] = await shop.deliveries();
    const found = await shop.asOwner("GET", `${PATH}/${other.id}/deliveries/${delivery?.id}`);
    expect(found.status).toBe(404);
  });

  it("goes with its endpoint", async () => {
    const { id } = await shop.listen("order.created");
    await shop.order();
    expect((await shop.asOwner("DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect(await shop.deliveries()).toEqual([]);
  });
});
