import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { FailureReason } from "#domain/webhooks/delivery-state.ts";
import {
  connectOnlyTo,
  createChooseAddresses,
  type NetworkOptions,
  UnresolvedHostError,
} from "../http/public-connection.ts";

/** Replaced by tests; the shop uses the defaults. */
export interface WebhookNetwork extends NetworkOptions {
  request?: typeof requestHttps;
}

/** What came back: a status with the beginning of what was said, or the reason why there is none. */
export interface WebhookAnswer {
  status: number | null;
  reason: FailureReason | null;
  text: string;
}

/** Throws only if `stop` ends it. */
export type PostWebhook = (
  address: string,
  message: { headers: Record<string, string>; body: string },
  stop?: AbortSignal,
) => Promise<WebhookAnswer>;

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 4_096;

/** Redirects are not followed, because each could lead to another host. */
export function createPostWebhook(network: WebhookNetwork = {}): PostWebhook {
  const { timeoutMs = TIMEOUT_MS, request = requestHttps } = network;
  const chooseAddresses = createChooseAddresses(network);
  return async (address, message, stop) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
    try {
      const url = new URL(address);
      const chosen = await chooseAddresses(url, signal);
      if (chosen === undefined) return { status: null, reason: "private_address", text: "" };
      const response = await post(request, url, chosen, message, signal);
      return { status: response.statusCode ?? null, reason: null, text: await readBeginning(response) };
    } catch (error) {
      stop?.throwIfAborted();
      return { status: null, reason: reasonOf(error, timeout), text: "" };
    }
  };
}

function post(
  request: typeof requestHttps,
  url: URL,
  addresses: string[],
  { headers, body }: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      ...connectOnlyTo(addresses),
      method: "POST",
      signal,
      headers: {
        ...headers,
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        "User-Agent": "Manto",
      },
    };
    const outgoing = request(url, options, resolve);
    outgoing.on("error", reject).end(body);
  });
}

/** The status has been said by then: an answer that breaks off, or never ends, changes nothing. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop early closes the connection.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // What has arrived so far is the answer.
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString("utf8");
}

function reasonOf(error: unknown, timeout: AbortSignal): FailureReason {
  if (error instanceof UnresolvedHostError) return "unresolved";
  if (timeout.aborted) return "timeout";
  const code = String((error as NodeJS.ErrnoException).code ?? "");
  return /CERT|TLS|SELF_SIGNED|VERIFY/.test(code) ? "certificate" : "unreachable";
}
