import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { serverCacheKeyOf } from "#domain/pages/server-cache-key.ts";
import { chooseEncoding } from "../http/content-encoding.ts";
import { matchesEtag } from "../http/etag.ts";
import type { CachedPage } from "./cached-page.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Answers the storefront's pages from memory, before Hono sees the request: going through the whole program costs more
 * than sending the page does.
 */
export function serveFromCache(cache: PageCache, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return next(request, response);
    const fresh = cache.findFresh(url);
    if (fresh) return send(cache, url, fresh, request, response);
    const address = serverCacheKeyOf(url);
    if (address === undefined) return next(request, response);
    cache.get(address).then(
      (page) => send(cache, address.key, page, request, response),
      () => next(request, response),
    );
  };
}

function send(
  cache: PageCache,
  key: string,
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  const body = page.bodies[encoding];
  if (body) write(page, encoding, body, request, response);
  else if (encoding !== "identity") {
    cache.encode(key, page, encoding).then(
      (encoded) => write(page, encoding, encoded, request, response),
      () => write(page, "identity", page.bodies.identity, request, response),
    );
  }
}

function write(
  page: CachedPage,
  encoding: string,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (page.status === 200 && matchesEtag(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, headersOf(page, undefined, undefined)).end();
    return;
  }
  response.writeHead(page.status, headersOf(page, encoding, body));
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

const flatHeaders = new WeakMap<CachedPage, Map<string, string[]>>();

/** The headers as Node's flat array of names and values, built once for each page and encoding. */
function headersOf(page: CachedPage, encoding: string | undefined, body: Buffer | undefined): string[] {
  const forms = flatHeaders.get(page) ?? new Map<string, string[]>();
  flatHeaders.set(page, forms);
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
