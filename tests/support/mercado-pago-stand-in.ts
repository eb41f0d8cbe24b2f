/** A server that answers as Mercado Pago does, and as it does on a bad day. */
import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface StandInPayment {
  id: number;
  status: string;
  status_detail: string;
  payment_type_id: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  currency_id: string;
  external_reference: string | null;
  date_created: string;
  date_last_updated: string;
  date_of_expiration: string | null;
  notification_url: string | null;
}

export interface AskedOfMercadoPago {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

export interface MercadoPagoStandIn {
  url: string;
  questions(): AskedOfMercadoPago[];
  /** The payments that exist, the oldest first. */
  payments(): StandInPayment[];
  /** Adds a payment, as when somebody pays with a card on Mercado Pago's page. */
  add(payment: Partial<StandInPayment>): StandInPayment;
  /** Changes a payment, as when somebody pays a Pix code. */
  change(id: number, changes: Partial<StandInPayment>): StandInPayment;
  behave(how: Behaviour): void;
  /** Forgets payments, questions and behaviour. */
  reset(): void;
  close(): Promise<void>;
}

/** Answers a question itself by returning true. What it leaves is answered as on a good day. */
export type Behaviour = (response: ServerResponse, question: AskedOfMercadoPago) => boolean;

export const TEST_TOKEN = "APP_USR-1234567890123456-010126-0123456789abcdef0123456789abcdef-123456789";
export const TEST_SECRET = "b5a1c0ffee00112233445566778899aabbccddeeff00112233445566778899aa";

const send = (response: ServerResponse, status: number, body: unknown) =>
  void response
    .writeHead(status, { "Content-Type": "application/json" })
    .end(typeof body === "string" ? body : JSON.stringify(body));

const always =
  (answer: (response: ServerResponse) => void): Behaviour =>
  (response) => {
    answer(response);
    return true;
  };

export const fine: Behaviour = () => false;

export const refusesToken = always((response) =>
  send(response, 401, { message: "invalid access token", error: "unauthorized", status: 401 }),
);

/** Everything that must not lose an order, and must not show a shopper an error of the shop. */
export const faults: Record<string, Behaviour> = {
  "refuses the token": refusesToken,
  "refuses the question": always((response) =>
    send(response, 400, { message: "payer.email must be a valid email", error: "bad_request", status: 400 }),
  ),
  "cannot process it": always((response) => send(response, 422, { message: "unprocessable" })),
  "is asked too often": always((response) => send(response, 429, { message: "too many requests" })),
  "is out of order": always((response) => send(response, 500, { message: "internal_server_error" })),
  "never answers": always(() => {}),
  "answers broken JSON": always((response) => send(response, 200, '{"id": 12345, "status": "appro')),
  "answers a page": always((response) => send(response, 200, "<html>Manutenção</html>")),
  "cuts the answer off": always((response) => {
    response.writeHead(200, { "Content-Length": "500" }).write("{");
    setImmediate(() => response.destroy());
  }),
  "answers something else": always((response) => send(response, 200, { status: "ok" })),
  "moves elsewhere": always((response) => void response.writeHead(302, { Location: "/login" }).end()),
};

export async function openMercadoPago(): Promise<MercadoPagoStandIn> {
  let questions: AskedOfMercadoPago[] = [];
  let payments = new Map<number, StandInPayment>();
  let byKey = new Map<string, unknown>();
  let behaviour = fine;
  // Twelve digits, because eleven look like a telephone number to those who search the log for one.
  let nextId = 170_000_000_001;

  const add = (given: Partial<StandInPayment>): StandInPayment => {
    const now = new Date().toISOString();
    const payment = {
      id: nextId++,
      status: "pending",
      status_detail: "pending_waiting_transfer",
      payment_type_id: "bank_transfer",
      transaction_amount: 0,
      transaction_amount_refunded: 0,
      currency_id: "BRL",
      external_reference: null,
      date_created: now,
      date_last_updated: now,
      date_of_expiration: null,
      notification_url: null,
      ...given,
    };
    payments.set(payment.id, payment);
    return payment;
  };

  const makePix = ({ body }: AskedOfMercadoPago) => {
    const payment = add({
      transaction_amount: Number(body.transaction_amount),
      external_reference: String(body.external_reference),
      date_of_expiration: String(body.date_of_expiration),
      notification_url: (body.notification_url as string | undefined) ?? null,
    });
    const qr_code = `00020126580014br.gov.bcb.pix0136mercadopago-${payment.id}5204000053039865802BR6304ABCD`;
    const transaction_data = {
      qr_code,
      qr_code_base64: "",
      ticket_url: "https://mercadopago.example/ticket",
    };
    return { ...payment, point_of_interaction: { type: "PIX", transaction_data } };
  };

  const makePreference = () => {
    const id = `123456789-${randomUUID()}`;
    return { id, init_point: `${address()}/checkout/v1/redirect?pref_id=${id}` };
  };

  /** The same idempotency key gets the same answer. */
  const once = (key: string, make: () => unknown) => {
    if (!byKey.has(key)) byKey.set(key, make());
    return byKey.get(key);
  };

  const answer = (response: ServerResponse, question: AskedOfMercadoPago) => {
    const { method, path, headers } = question;
    if (path.startsWith("/checkout/v1/redirect")) return send(response, 200, "<h1>Mercado Pago</h1>");
    if (headers.authorization !== `Bearer ${TEST_TOKEN}`) return void refusesToken(response, question);
    if (path === "/users/me")
      return send(response, 200, { id: 123456789, nickname: "MANTO FC", site_id: "MLB" });
    const key = String(headers["x-idempotency-key"] ?? "");
    if (method === "POST" && key === "") return send(response, 400, { message: "missing X-Idempotency-Key" });
    if (method === "POST" && path === "/v1/payments")
      return send(
        response,
        201,
        once(key, () => makePix(question)),
      );
    if (method === "POST" && path === "/checkout/preferences")
      return send(response, 201, once(key, makePreference));
    if (path.startsWith("/v1/payments/search")) {
      const reference = new URL(path, address()).searchParams.get("external_reference");
      const results = [...payments.values()].filter((one) => one.external_reference === reference);
      return send(response, 200, { paging: { total: results.length }, results });
    }
    const payment = payments.get(Number(path.split("/").at(-1)));
    return payment ? send(response, 200, payment) : send(response, 404, { message: "Payment not found" });
  };

  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const question = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: sent === "" ? {} : JSON.parse(sent),
    };
    questions.push(question);
    if (!behaviour(response, question)) answer(response, question);
  });
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: address(),
    questions: () => questions,
    payments: () => [...payments.values()],
    add,
    change(id, changes) {
      const known = payments.get(id);
      if (!known) throw new Error(`There is no payment ${id}`);
      // Later than the change before, also within the same millisecond.
      const before = Date.parse(known.date_last_updated);
      const date_last_updated = new Date(Math.max(Date.now(), before + 1)).toISOString();
      const payment = { ...known, date_last_updated, ...changes };
      payments.set(id, payment);
      return payment;
    },
    behave(how) {
      behaviour = how;
    },
    reset() {
      questions = [];
      payments = new Map();
      byKey = new Map();
      behaviour = fine;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The address and the headers of a notification about a payment, signed as Mercado Pago signs them. */
export function signedNotification(
  paymentId: number | string,
  { secret = TEST_SECRET, ts = String(Date.now()), type = "payment" } = {},
) {
  const requestId = randomUUID();
  const manifest = `id:${paymentId};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac("sha256", secret).update(manifest).digest("hex");
  return {
    path: `/api/payments/mercado-pago/notifications?data.id=${paymentId}&type=${type}`,
    headers: { "X-Signature": `ts=${ts},v1=${v1}`, "X-Request-Id": requestId },
    body: { id: 1, live_mode: true, type, action: "payment.updated", data: { id: String(paymentId) } },
  };
}

/** What an owner sends to connect Mercado Pago. */
export const newAccount = (changes: object = {}) => ({
  access_token: TEST_TOKEN,
  webhook_secret: TEST_SECRET,
  updated_at: null,
  ...changes,
});
