import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import { type BodyLease, createBodyBudget } from "./body-budget.ts";
import type { HttpEnv } from "./environment.ts";

const MEGABYTE = 1_048_576;

/** Bodies of visitors and customers. Those of the staff are larger, and are limited by the number of uploads at a time. */
export const visitorBodies = createBodyBudget({ maxBytes: 32 * MEGABYTE, maxBytesPerAddress: 4 * MEGABYTE });

/**
 * Refuses bodies over a size, with or without a Content-Length, and limits how much of them is held in memory at a time.
 * Hono's own bodyLimit cannot clone the requests of its Node adapter: a DELETE without a body and chunked bodies failed
 * with a 500.
 */
export function limitBody(
  maxBytes: number,
  refusal = new DomainError("payload_too_large"),
  budget = visitorBodies,
) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const announced = announcedLength(c.req.raw);
    if (announced !== undefined && announced > maxBytes) throw refusal;
    if (announced === 0 || (announced === undefined && !c.req.raw.body)) return next();
    const lease = c.get("isStaff") ? unlimited : budget.open(c.get("clientAddress"), () => disconnect(c));
    try {
      if (announced !== undefined) lease.add(announced);
      else await bufferBody(c, { maxBytes, refusal, lease });
      await next();
    } finally {
      lease.release();
    }
  });
}

const unlimited: BodyLease = { add() {}, release() {} };

function announcedLength({ headers }: Request): number | undefined {
  const announced = headers.get("content-length");
  return announced === null || headers.has("transfer-encoding") ? undefined : Number(announced);
}

/** The rest of the body is neither received nor answered. A request that a test makes directly has no socket. */
function disconnect(c: Context<HttpEnv>): void {
  c.env?.incoming?.destroy();
}

interface Buffering {
  maxBytes: number;
  refusal: DomainError;
  lease: BodyLease;
}

async function bufferBody(c: Context<HttpEnv>, { maxBytes, refusal, lease }: Buffering): Promise<void> {
  const { raw } = c.req;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of raw.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw refusal;
    lease.add(chunk.byteLength);
    chunks.push(chunk);
  }
  const { method, headers, signal } = raw;
  c.req.raw = new Request(raw.url, { method, headers, signal, ...(size > 0 && { body: new Blob(chunks) }) });
}
