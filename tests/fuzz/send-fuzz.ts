import http from "node:http";
import { gunzipSync } from "node:zlib";
import { mapValues, nameOf } from "../support/api-operations.ts";
import type { FuzzActor, FuzzRequest } from "./fuzz-request.ts";
import { fillIn, type KnownRecords } from "./known-values.ts";

export interface FuzzTarget {
  address: string;
  agent: http.Agent;
  records: KnownRecords;
  tokens: Partial<Record<FuzzActor, string>>;
}

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
}

/** A request that takes longer counts as hanging; the limit is generous for busy machines. */
const MAX_ANSWER_MS = 60_000;

/** Resolves with undefined if the request was aborted on purpose, since there is no response then. */
export function sendFuzz(
  target: FuzzTarget,
  request: FuzzRequest,
  isSecondTry = false,
): Promise<FuzzAnswer | undefined> {
  const { operation, body } = request;
  const encoding = body?.isBinary ? "latin1" : "utf8";
  const bytes = body ? Buffer.from(fillIn(body.text, target.records), encoding) : undefined;
  const token = target.tokens[request.actor];
  const headers: Record<string, string> = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body?.contentType !== undefined && { "Content-Type": body.contentType }),
    ...(bytes && { "Content-Length": String(bytes.length) }),
    ...mapValues(request.headers, (value) => fillIn(value, target.records)),
  };
  return new Promise((resolve, reject) => {
    const outgoing = http.request(target.address + fillIn(request.target, target.records), {
      method: operation.method,
      agent: target.agent,
      headers,
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    });
    outgoing.on("response", (response) => readAnswer(response).then(resolve, reject));
    outgoing.on("error", (error) => {
      if (body?.cutAfter !== undefined) resolve(undefined);
      // The server may close an idle keep-alive connection just when it is reused.
      else if (outgoing.reusedSocket && !isSecondTry) sendFuzz(target, request, true).then(resolve, reject);
      else reject(new Error(`${nameOf(operation)}: ${error.message}`));
    });
    if (bytes && body?.cutAfter !== undefined) {
      outgoing.write(bytes.subarray(0, Math.floor(bytes.length * body.cutAfter)), () => outgoing.destroy());
    } else outgoing.end(bytes);
  });
}

async function readAnswer(response: http.IncomingMessage): Promise<FuzzAnswer> {
  const type = response.headers["content-type"] ?? "";
  const status = response.statusCode ?? 0;
  if (type.startsWith("text/event-stream")) {
    response.destroy();
    return { status, type, text: "" };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const isPacked = response.headers["content-encoding"] === "gzip" && bytes.length > 0;
  return { status, type, text: (isPacked ? gunzipSync(bytes) : bytes).toString() };
}

/** Why a response violates the API's contract; undefined for a valid one. */
export function findFailure({ status, type, text }: FuzzAnswer): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (/\bat \S+ \(?(file:|node:|\/)/.test(text)) return "showed where in the program it happened";
  if (status < 400) return undefined;
  if (!type.startsWith("application/json")) return `refused with ${type || "no type"}`;
  const { error } = JSON.parse(text);
  return typeof error?.code === "string" && typeof error.message === "string"
    ? undefined
    : `refused with ${text.slice(0, 200)}`;
}
