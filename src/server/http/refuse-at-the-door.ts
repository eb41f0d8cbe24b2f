/** What is refused before the program is asked: what is no HTTP, or more of it than anybody needs. */
import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import { describeError } from "./error-response.ts";

/** Node itself bounds all headers together, the address among them, at 16 KB. */
export const LONGEST_URL = 8_192;

const headers = {
  "Content-Type": "application/json",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  Connection: "close",
};

export function refuseLongUrls(next: RequestListener): RequestListener {
  return (request, response) => {
    if ((request.url ?? "").length > LONGEST_URL) refuse(response, "uri_too_long");
    else next(request, response);
  };
}

/** Puts the shop's own answers in place of Node's empty ones. */
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

/** There is no request yet, so Node has made no response to write to. */
function writeByHand(code: ErrorCode): string {
  const refusal = refusalOf(code);
  const lines = Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${code}`, ...lines, "", refusal.text].join("\r\n");
}

/** An answer that has begun on this connection must not get a second one in its middle; Node looks at the same. */
function isAnswering(socket: Duplex): boolean {
  return (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true;
}
