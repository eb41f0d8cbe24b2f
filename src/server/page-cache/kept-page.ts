import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageNotes, PageTag } from "./page-notes.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered answer, ready to be sent as often as it is asked for. */
export interface KeptPage {
  readonly status: number;
  readonly etag: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly tags: ReadonlySet<PageTag>;
  readonly goodUntil: number;
  /** Only a whole page may be kept; others are sent once. */
  readonly isKeepable: boolean;
  readonly isFault: boolean;
  /** Each compressed at its first demand, and then kept. */
  readonly bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** Said anew with each answer, or about the connection: not a property of the page. */
const passing = new Set(["x-request-id", "date", "connection", "content-length", "cache-control", "etag"]);

/** Browsers ask each time (and get a 304); a CDN may answer for them, and refresh behind their backs. */
const KEPT_CACHE_CONTROL = "public, max-age=0, s-maxage=30, stale-while-revalidate=600";

export async function keepPage(response: Response, notes: PageNotes): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const own = response.headers.get("cache-control");
  const isKeepable = response.status === 200 && own !== "no-store";
  const headers = [...response.headers].filter(([name]) => !passing.has(name));
  if (isKeepable) headers.push(["cache-control", KEPT_CACHE_CONTROL]);
  else if (own) headers.push(["cache-control", own]);
  headers.push(["vary", "Accept-Encoding"]);
  return {
    status: response.status,
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    headers,
    tags: notes.tags,
    goodUntil: notes.goodUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    isKeepable,
    isFault: response.status >= 500 || own === "no-store",
    bodies: { identity },
  };
}

/** The best encoding that the browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? "gzip" : "identity";
}

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export async function encodeBody({ bodies }: KeptPage, encoding: Exclude<Encoding, "identity">) {
  bodies[encoding] ??= await compressors[encoding](bodies.identity);
  return bodies[encoding];
}

export const bytesOf = ({ bodies }: KeptPage): number =>
  bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);
