import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { serverKeyOf } from "#domain/pages/page-key.ts";
import { chooseEncoding, encodeBody, type KeptPage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Answers the storefront's pages from memory, before the rest of the program is asked. It stands at the very door
 * because going through the program costs more than sending the page does.
 */
export function serveFromCache(cache: PageCache, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return next(request, response);
    const page = cache.findFresh(url);
    if (page) return send(page, request, response);
    const key = serverKeyOf(url);
    if (key === undefined) return next(request, response);
    cache.get(key).then(
      (found) => send(found, request, response),
      () => next(request, response),
    );
  };
}

function send(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  const body = page.bodies[encoding];
  if (body) write(page, encoding, body, request, response);
  else if (encoding !== "identity") {
    encodeBody(page, encoding).then(
      (encoded) => write(page, encoding, encoded, request, response),
      () => write(page, "identity", page.bodies.identity, request, response),
    );
  }
}

function write(
  page: KeptPage,
  encoding: string,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (page.status === 200 && matches(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, headersOf(page, undefined, undefined)).end();
    return;
  }
  response.writeHead(page.status, headersOf(page, encoding, body));
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

const kept = new WeakMap<KeptPage, Map<string, string[]>>();

/** In Node's flat form, made once for each page and encoding. */
function headersOf(page: KeptPage, encoding: string | undefined, body: Buffer | undefined): string[] {
  const forms = kept.get(page) ?? new Map<string, string[]>();
  kept.set(page, forms);
  const form = encoding ?? "304";
  const ready = forms.get(form);
  if (ready) return ready;
  const headers = page.headers.flat();
  if (page.status === 200) headers.push("etag", page.etag);
  if (body) headers.push("content-length", String(body.length));
  if (encoding && encoding !== "identity") headers.push("content-encoding", encoding);
  forms.set(form, headers);
  return headers;
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag.slice(2));
}
