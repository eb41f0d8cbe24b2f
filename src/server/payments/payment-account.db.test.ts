import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import {
  faults,
  fine,
  newAccount,
  openMercadoPago,
  refusesToken,
  TEST_SECRET,
  TEST_TOKEN,
} from "../../../tests/support/mercado-pago-stand-in.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { sessions } from "../identity/tables.ts";
import { paymentAccount } from "./tables.ts";

const mercadoPago = await openMercadoPago();
afterAll(() => mercadoPago.close());
const app = setUpTestApp({ mercadoPagoUrl: mercadoPago.url });
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  for (const rows of [paymentAccount, auditLog]) await app.database.db().delete(rows);
  await app.database.db().update(sessions).set({ provedAt: new Date() });
  mercadoPago.reset();
});

const call = (method: string, body?: unknown, path = "") =>
  send(app, method, `/api/admin/mercado-pago${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const connect = (changes: object = {}) => call("PUT", newAccount(changes));
/** Changes the stored account without its credentials. */
const change = async (changes: object) =>
  call("PUT", { updated_at: (await call("GET")).body.updated_at, ...changes });
const forgetProof = () =>
  app.database
    .db()
    .update(sessions)
    .set({ provedAt: new Date(0) });
const stored = async () => (await app.database.db().select().from(paymentAccount))[0];

describe("a shop that has not connected Mercado Pago", () => {
  it("has no account", async () => {
    expect((await call("GET")).body).toBeNull();
  });

  it("has nothing to test or to disconnect", async () => {
    for (const answer of [await call("POST", undefined, "/test"), await call("DELETE")]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { error: { message: mercadoPagoTexts.notConnected } },
      });
    }
  });
});

describe("connecting Mercado Pago", () => {
  it("shows whose account it is, and no credential", async () => {
    const { status, body } = await connect();
    expect([status, body]).toEqual([
      200,
      {
        active: true,
        holder: "MANTO FC",
        pix_minutes: 1440,
        card_instalments: 12,
        token_state: "good",
        is_test: false,
        has_webhook_secret: true,
        notification_url: null,
        updated_at: expect.any(String),
      },
    ]);
  });

  it("keeps the credentials encrypted, in the database as in a backup", async () => {
    await connect();
    const { db, storage, log } = app.services();
    const bytes = await buffer(await writeBackup({ db, storage, log, now: new Date() }));
    const rows = JSON.stringify(await stored()) + gunzipSync(bytes).toString("latin1");
    for (const secret of [TEST_TOKEN, TEST_SECRET]) expect(rows).not.toContain(secret);
  });

  it("is written to the history without the credentials, and the owners are told", async () => {
    const sent = (await app.mails()).length;
    await connect();
    await change({ access_token: TEST_TOKEN });
    const changes = await app.database.db().select().from(auditLog).orderBy(desc(auditLog.at));
    expect(changes.map(({ summary }) => summary)).toEqual([
      "Mercado Pago alterado, com outro Access Token",
      "Mercado Pago conectado",
    ]);
    expect(JSON.stringify(changes)).not.toContain(TEST_TOKEN.slice(0, 30));
    const mails = (await app.mails()).slice(sent);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Mercado Pago alterado"),
      expect.stringContaining("Mercado Pago alterado"),
    ]);
  });

  it("needs a token", async () => {
    const { status, body } = await call("PUT", { updated_at: null });
    expect([status, body.error.fields]).toEqual([400, { access_token: mercadoPagoTexts.tokenMissing }]);
  });

  it("is refused with a token that Mercado Pago does not take", async () => {
    mercadoPago.behave(refusesToken);
    const { status, body } = await connect();
    expect([status, body.error.fields]).toEqual([400, { access_token: mercadoPagoTexts.tokenRefused }]);
    expect(await stored()).toBeUndefined();
  });

  it("is refused with an account of another country", async () => {
    mercadoPago.behave((response) => {
      response.writeHead(200).end(JSON.stringify({ nickname: "MANTO AR", site_id: "MLA" }));
      return true;
    });
    const { body } = await connect();
    expect(body.error.fields).toEqual({ access_token: mercadoPagoTexts.notBrazilian });
  });

  it("is refused while Mercado Pago does not answer, because nobody could pay", async () => {
    mercadoPago.behave(faults["never answers"] ?? fine);
    const { status, body } = await connect();
    expect([status, body.error.message]).toEqual([409, mercadoPagoTexts.away]);
    expect(await stored()).toBeUndefined();
  });

  it("needs a password that was confirmed a moment ago", async () => {
    await forgetProof();
    const { status, body } = await connect();
    expect([status, body.error.code]).toEqual([403, "proof_required"]);
    expect(mercadoPago.questions()).toEqual([]);
  });

  it.each([
    ["29 minutes for a code", { pix_minutes: 29 }],
    ["31 days for a code", { pix_minutes: 31 * 24 * 60 }],
    ["no instalment", { card_instalments: 0 }],
    ["13 instalments", { card_instalments: 13 }],
    ["a token with a line break", { access_token: `${TEST_TOKEN}\nX` }],
    ["a token that is too short", { access_token: "APP_USR-1" }],
  ])("is refused with %s", async (_, changes) => {
    expect((await connect(changes)).status).toBe(400);
  });
});

describe("a connected account", () => {
  it("keeps its credentials when only its settings change", async () => {
    await connect();
    const before = await stored();
    const { body } = await change({ pix_minutes: 30, card_instalments: null, active: false });
    expect(body).toMatchObject({ active: false, pix_minutes: 30, card_instalments: null });
    const { sealedToken, sealedWebhookSecret } = (await stored()) ?? {};
    expect([sealedToken, sealedWebhookSecret]).toEqual([before?.sealedToken, before?.sealedWebhookSecret]);
  });

  it("can be paused without a confirmed password, because nobody is paid instead", async () => {
    await connect();
    await forgetProof();
    expect((await change({ active: false })).status).toBe(200);
  });

  it("loses its webhook secret where it is emptied", async () => {
    await connect();
    expect((await change({ webhook_secret: "" })).body.has_webhook_secret).toBe(false);
  });

  it("is not overwritten by whoever edited an older version", async () => {
    const { body } = await connect();
    await change({ pix_minutes: 60 });
    const late = await call("PUT", { pix_minutes: 90, updated_at: body.updated_at });
    expect([late.status, (await stored())?.pixMinutes]).toEqual([409, 60]);
  });

  it("says when its token is refused, when it is tested", async () => {
    await connect();
    expect((await call("POST", undefined, "/test")).body.token_state).toBe("good");
    mercadoPago.behave(refusesToken);
    expect((await call("POST", undefined, "/test")).body.token_state).toBe("refused");
    mercadoPago.behave(fine);
    expect((await call("POST", undefined, "/test")).body.token_state).toBe("good");
  });

  it("cannot be tested while Mercado Pago does not answer", async () => {
    await connect();
    mercadoPago.behave(faults["is out of order"] ?? fine);
    const { status, body } = await call("POST", undefined, "/test");
    expect([status, body.error.message]).toEqual([409, mercadoPagoTexts.away]);
  });

  it("says when its token was sealed with another secret", async () => {
    await connect();
    await app.database
      .db()
      .update(paymentAccount)
      .set({ sealedToken: "A".repeat(120) });
    expect((await call("GET")).body.token_state).toBe("unreadable");
  });

  it("is disconnected with a confirmed password, and forgets its credentials", async () => {
    await connect();
    await forgetProof();
    expect((await call("DELETE")).status).toBe(403);
    await app.database.db().update(sessions).set({ provedAt: new Date() });
    expect((await call("DELETE")).status).toBe(204);
    expect(await stored()).toBeUndefined();
  });
});
