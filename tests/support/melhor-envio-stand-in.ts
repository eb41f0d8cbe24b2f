/** A server that answers as Melhor Envio does, and as it does on a bad day. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface AskedForPrice {
  headers: IncomingMessage["headers"];
  path: string | undefined;
  body: {
    from: { postal_code: string };
    to: { postal_code: string };
    products: { weight: number; insurance_value: number; quantity: number }[];
    services?: string;
  };
}

export interface MelhorEnvioStandIn {
  url: string;
  /** All questions so far. */
  questions(): AskedForPrice[];
  forget(): void;
  behave(how: Behaviour): void;
  close(): Promise<void>;
}

/** Ways to answer. What is not listed in `faults` is an answer that a shop can use. */
export type Behaviour = (response: ServerResponse, question: AskedForPrice) => void;

const send = (response: ServerResponse, status: number, body: unknown) =>
  void response
    .writeHead(status, { "Content-Type": "application/json" })
    .end(typeof body === "string" ? body : JSON.stringify(body));

/** PAC of R$ 11,24 for the first shirt and R$ 3,00 for each further one, a dearer SEDEX, and Jadlog, which refuses. */
export const fine: Behaviour = (response, { body }) => {
  const [{ quantity } = { quantity: 1 }] = body.products;
  const reais = (first: number) => (first + 3 * (quantity - 1)).toFixed(2);
  send(response, 200, [
    {
      id: 1,
      name: "PAC",
      price: "31.10",
      custom_price: reais(11.24),
      discount: "19.86",
      currency: "R$",
      delivery_time: 6,
      delivery_range: { min: 5, max: 6 },
      custom_delivery_time: 7,
      custom_delivery_range: { min: 6, max: 7 },
      packages: [{ price: "11.24", format: "box", weight: "0.30" }],
      company: { id: 1, name: "Correios", picture: "https://example/correios.png" },
    },
    {
      id: 2,
      name: "SEDEX",
      price: "44.10",
      custom_price: reais(23.9),
      currency: "R$",
      delivery_time: 2,
      delivery_range: { min: 1, max: 2 },
      custom_delivery_time: 2,
      custom_delivery_range: { min: 1, max: 2 },
      packages: [],
      company: { id: 1, name: "Correios" },
    },
    { id: 3, name: ".Package", company: {}, error: "Serviço econômico indisponível para o trecho." },
  ]);
};

/** No service goes there, which is no fault. */
export const nowhere: Behaviour = (response) =>
  send(response, 200, [
    {
      id: 1,
      name: "PAC",
      company: { id: 1, name: "Correios" },
      error: "Dimensões do objeto ultrapassam o limite.",
    },
    { id: 3, name: ".Package", company: {}, error: "Serviço econômico indisponível para o trecho." },
  ]);

export const refusesToken: Behaviour = (response) => send(response, 401, { message: "Unauthenticated." });

export const refusesRequest: Behaviour = (response) =>
  send(response, 422, {
    message: "The given data was invalid.",
    errors: { "to.postal_code": ["O CEP é inválido."] },
  });

/** Everything that must not reach a shopper. */
export const faults: Record<string, Behaviour> = {
  "refuses the token": refusesToken,
  "refuses the question": refusesRequest,
  "is asked too often": (response) => send(response, 429, { message: "Too Many Attempts." }),
  "is out of order": (response) => send(response, 500, { message: "Server Error" }),
  "never answers": () => {},
  "answers broken JSON": (response) => send(response, 200, '[{"id": 1, "name": "PAC", "price": "11.'),
  "answers a page": (response) => send(response, 200, "<html>Manutenção</html>"),
  "cuts the answer off": (response) => {
    response.writeHead(200, { "Content-Length": "500" }).write("[{");
    setImmediate(() => response.destroy());
  },
  "answers something else": (response) => send(response, 200, { status: "ok" }),
  "gives everything away": (response) =>
    send(response, 200, [{ id: 1, name: "PAC", price: "0.00", custom_price: "0.00", delivery_time: 5 }]),
  "forgets its prices": (response) => send(response, 200, [{ id: 1, name: "PAC", delivery_time: 5 }]),
  "moves elsewhere": (response) => void response.writeHead(302, { Location: "/login" }).end(),
};

export async function openMelhorEnvio(): Promise<MelhorEnvioStandIn> {
  let asked: AskedForPrice[] = [];
  let behaviour = fine;
  const server = createServer(async (request, response) => {
    const question = {
      headers: request.headers,
      path: request.url,
      body: JSON.parse(await text(request)),
    };
    asked.push(question);
    behaviour(response, question);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions: () => asked,
    forget() {
      asked = [];
    },
    behave(how) {
      behaviour = how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A token as Melhor Envio issues them, for 30 days by default. */
export function tokenUntil(expiry = new Date(Date.now() + 30 * 24 * 3_600_000)): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  // Their issuer writes fractions of a second.
  return [
    part({ typ: "JWT", alg: "RS256" }),
    part({ aud: "1", exp: expiry.getTime() / 1000 }),
    "assinatura",
  ].join(".");
}

/** What an owner sends to connect Melhor Envio. */
export const newAccount = (changes: object = {}) => ({
  token: tokenUntil(),
  from_cep: "01310100",
  width_cm: 25,
  height_cm: 4,
  length_cm: 30,
  updated_at: null,
  ...changes,
});
