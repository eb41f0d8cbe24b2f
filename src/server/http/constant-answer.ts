import type { Context } from "hono";
import { type Compression, chooseEncoding, compressBytes } from "./content-encoding.ts";
import { matchesEtag, weakEtagOf } from "./etag.ts";

export type ConstantAnswer = (c: Context) => Promise<Response>;

/** A text that is sent many times: it is hashed once, and compressed once for each encoding. */
export function constantAnswer(text: string, contentType: string, compress = compressBytes): ConstantAnswer {
  const identity = Buffer.from(text);
  const etag = weakEtagOf(identity);
  const compressed = new Map<Compression, Promise<Buffer>>();

  function compressOnce(encoding: Compression): Promise<Buffer> {
    const body = compressed.get(encoding) ?? compress(identity, encoding);
    compressed.set(encoding, body);
    return body;
  }

  return async (c) => {
    const headers = { ETag: etag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" };
    if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const body = encoding === "identity" ? identity : await compressOnce(encoding);
    return c.body(body as Uint8Array<ArrayBuffer>, 200, {
      ...headers,
      "Content-Type": contentType,
      "Content-Length": String(body.length),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    });
  };
}
