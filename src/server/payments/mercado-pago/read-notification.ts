import { createHmac, timingSafeEqual } from "node:crypto";
import type { Notification, NotificationReading } from "../payment-provider.ts";

/**
 * Checks a notification's signature: an HMAC of the id in its address, the id of the request and a time. It only keeps
 * strangers from making the shop ask; whether something was paid is said by the payment itself.
 */
export function readNotification(secret: string, { query, headers }: Notification): NotificationReading {
  const signature = readSignature(headers.get("x-signature") ?? "");
  if (!signature) return { kind: "forged" };
  const id = query.get("data.id");
  const requestId = headers.get("x-request-id");
  const manifest = [
    id === null ? "" : `id:${id};`,
    requestId === null ? "" : `request-id:${requestId};`,
    `ts:${signature.ts};`,
  ].join("");
  const expected = createHmac("sha256", secret).update(manifest).digest();
  if (!timingSafeEqual(expected, signature.v1)) return { kind: "forged" };
  const isPayment = (query.get("type") ?? query.get("topic")) === "payment";
  return isPayment && id !== null && id.length <= MAX_ID_LENGTH ? { kind: "payment", id } : { kind: "other" };
}

const MAX_ID_LENGTH = 64;

/** `ts` was documented in milliseconds and sent in seconds; it is only a part of what is signed. */
function readSignature(header: string): { ts: string; v1: Buffer } | undefined {
  const parts = new Map(
    header.split(",").map((part) => {
      const [name = "", value = ""] = part.split("=", 2);
      return [name.trim(), value.trim()];
    }),
  );
  const ts = parts.get("ts") ?? "";
  const v1 = parts.get("v1") ?? "";
  if (!/^(\d{10}|\d{13})$/.test(ts) || !/^[0-9a-f]{64}$/i.test(v1)) return undefined;
  return { ts, v1: Buffer.from(v1, "hex") };
}
