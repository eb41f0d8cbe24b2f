/** Another program that takes the shop's webhooks, also on a bad day. */
import {
  createServer,
  type IncomingHttpHeaders,
  request as requestHttp,
  type ServerResponse,
} from "node:http";
import type { request as requestHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { isPublicAddress } from "#server/http/public-address.ts";
import type { WebhookNetwork } from "#server/webhooks/post-webhook.ts";

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answering = (response: ServerResponse, received: ReceivedWebhook) => void;

export interface WebhookReceiver {
  /** The shop finds every host here, and reaches it without TLS. */
  network: WebhookNetwork;
  port: number;
  received(): ReceivedWebhook[];
  behave(how: Answering): void;
  /** Where every host is found from now on. */
  moveTo(address: string): void;
  /** Happens whenever a host is looked up. */
  beforeLookUp(what: () => PromiseLike<unknown>): void;
  reset(): void;
  close(): Promise<void>;
}

export const RECEIVER = "https://erp.exemplo.com.br/loja";

const HERE = "127.0.0.1";

const answers =
  (status: number, headers: Record<string, string> = {}): Answering =>
  (response) =>
    void response.writeHead(status, headers).end("ok");

export const takes = answers(204);
export const isGone = answers(410);

/** Everything that must be tried again. */
export const faults: Record<string, Answering> = {
  "is out of order": answers(500),
  "does not know the address": answers(404),
  "moves elsewhere": answers(302, { Location: "https://outro.exemplo.com.br/" }),
  "never answers": () => {},
  "cuts the connection": (response) => void response.destroy(),
};

/** What arrived, even if the answer is odd. */
export const oddities: Record<string, Answering> = {
  "answers a gigabyte": (response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(65_536, "a");
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", write).on("error", () => {});
    write();
  },
  "cuts its answer off": (response) => {
    response.writeHead(200, { "Content-Length": "500" }).write("{");
    setImmediate(() => response.destroy());
  },
  "never ends its answer": (response) => void response.writeHead(200).write("{"),
};

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  let received: ReceivedWebhook[] = [];
  let answer = takes;
  let address = HERE;
  const nothing = async () => {};
  let before: () => PromiseLike<unknown> = nothing;
  const server = createServer(async (request, response) => {
    const webhook = { path: request.url ?? "", headers: request.headers, body: await text(request) };
    received.push(webhook);
    answer(response, webhook);
  });
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  const { port } = server.address() as AddressInfo;
  const withoutTls = ((url: URL, ...rest: [never, never]) => {
    const plain = new URL(url.href.replace("https:", "http:"));
    plain.port = String(port);
    return requestHttp(plain, ...rest);
  }) as typeof requestHttps;

  return {
    network: {
      resolveHost: async () => {
        await before();
        return [address];
      },
      isAllowedAddress: (one) => one === HERE || isPublicAddress(one),
      request: withoutTls,
      timeoutMs: 400,
    },
    port,
    received: () => received,
    behave(how) {
      answer = how;
    },
    moveTo(other) {
      address = other;
    },
    beforeLookUp(what) {
      before = what;
    },
    reset() {
      received = [];
      address = HERE;
      answer = takes;
      before = nothing;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The body of what was received, as its receiver checks it. Throws if the signature is not of this secret. */
export const verified = (secret: string, { headers, body }: ReceivedWebhook) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  new Webhook(secret).verify(body, headers as Record<string, string>) as any;
