import type { CacheMeta } from "#domain/pages/cache-tags.ts";
import { type Compression, compressBytes } from "../http/content-encoding.ts";
import { weakEtagOf } from "../http/etag.ts";

/** A rendered response, ready to be sent as often as it is requested. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly meta: Readonly<CacheMeta>;
  /** Only successful pages are stored; other responses are sent once. */
  readonly isCacheable: boolean;
  readonly isError: boolean;
  /** Each encoding is added when it is first requested. */
  readonly bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** Headers that belong to one response or connection and are not cached with the page. */
const perResponseHeaders = new Set([
  "x-request-id",
  "date",
  "connection",
  "content-length",
  "cache-control",
  "etag",
]);

/** Browsers revalidate each time (and get a 304); a CDN may answer for them and refresh in the background. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=30, stale-while-revalidate=600";

export async function toCachedPage(response: Response, meta: CacheMeta): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const own = response.headers.get("cache-control");
  const isCacheable = response.status === 200 && own !== "no-store";
  const headers = [...response.headers].filter(([name]) => !perResponseHeaders.has(name));
  if (isCacheable) headers.push(["cache-control", CACHE_CONTROL]);
  else if (own) headers.push(["cache-control", own]);
  headers.push(["vary", "Accept-Encoding"]);
  return {
    status: response.status,
    etag: weakEtagOf(identity),
    headers,
    meta,
    isCacheable,
    isError: response.status >= 500 || own === "no-store",
    bodies: { identity },
  };
}

export async function encodeBody({ bodies }: CachedPage, encoding: Compression) {
  bodies[encoding] ??= await compressBytes(bodies.identity, encoding);
  return bodies[encoding];
}

export const bytesOf = ({ bodies }: CachedPage): number =>
  bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);
