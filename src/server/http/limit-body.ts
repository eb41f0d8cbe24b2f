import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "./environment.ts";

/**
 * Refuses bodies over a size, with or without a Content-Length. Hono's own bodyLimit cannot clone the requests of its
 * Node adapter: a DELETE without a body and chunked bodies failed with a 500.
 */
export function limitBody(maxBytes: number, refusal = new DomainError("payload_too_large")) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { raw } = c.req;
    const announced = raw.headers.get("content-length");
    if (announced !== null && !raw.headers.has("transfer-encoding")) {
      if (Number(announced) > maxBytes) throw refusal;
    } else if (raw.body) {
      const body = await readBody(raw.body, maxBytes, refusal);
      const { method, headers, signal } = raw;
      c.req.raw = new Request(raw.url, { method, headers, signal, ...(body.size > 0 && { body }) });
    }
    await next();
  });
}

async function readBody(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
  refusal: DomainError,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > maxBytes) throw refusal;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
