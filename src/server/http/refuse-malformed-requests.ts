/** Refuses requests before the app sees them: malformed HTTP, and addresses that are too long. */
import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import { describeError } from "./error-response.ts";

/** Node limits all headers together, including the address, to 16 KB. */
export const MAX_URL_LENGTH = 8_192;

const headers = {
  "Content-Type": "application/json",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  Connection: "close",
};

export function refuseLongUrls(next: RequestListener): RequestListener {
  return (request, response) => {
    if ((request.url ?? "").length > MAX_URL_LENGTH) refuse(response, "uri_too_long");
    else next(request, response);
  };
}

/** Replaces Node's empty error responses by the shop's own. */
export function answerUnreadableRequests(server: Server): void {
  server.on("checkExpectation", (_request, response) => refuse(response, "expectation_failed"));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || isAnswering(socket)) socket.destroy();
    else socket.end(writeByHand(codesOfNode[error.code ?? ""] ?? "invalid_request"));
  });
}

const codesOfNode: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

function refusalOf(code: ErrorCode) {
  const { status, body } = describeError(new DomainError(code));
  const text = JSON.stringify(body);
  return { status, text, headers: { ...headers, "Content-Length": String(Buffer.byteLength(text)) } };
}

function refuse(response: ServerResponse, code: ErrorCode): void {
  const refusal = refusalOf(code);
  response.writeHead(refusal.status, refusal.headers).end(refusal.text);
}

/** There is no request yet, so Node has no response object to write to. */
function writeByHand(code: ErrorCode): string {
  const refusal = refusalOf(code);
  const lines = Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${code}`, ...lines, "", refusal.text].join("\r\n");
}

/** A response that has begun on this connection must not get another in its middle; Node makes the same check. */
function isAnswering(socket: Duplex): boolean {
  return (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true;
}
