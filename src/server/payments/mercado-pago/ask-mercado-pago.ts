import { readShortText } from "../../external-services/read-short-text.ts";
import { ProviderRefusedError } from "../payment-provider.ts";

interface Asking {
  url: string;
  token: string;
  timeoutMs: number;
}

const MAX_ANSWER_LENGTH = 1_000_000;

/**
 * Sends a request to Mercado Pago. Returns undefined for what it does not know (404); throws a ProviderRefusedError, or
 * any other error if there is no usable answer.
 */
export async function askMercadoPago(
  { url, token, timeoutMs }: Asking,
  path: string,
  post?: { body: unknown; idempotencyKey: string },
): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    headers: {
      Accept: "application/json",
      Authorization: `Bearer ${token}`,
      ...(post && { "Content-Type": "application/json", "X-Idempotency-Key": post.idempotencyKey }),
    },
    ...(post && { method: "POST", body: JSON.stringify(post.body) }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404 && !post) return undefined;
  if (response.status === 401 || response.status === 403) {
    throw new ProviderRefusedError("Mercado Pago", "token");
  }
  if (response.status === 400 || response.status === 422) {
    throw new ProviderRefusedError("Mercado Pago", "request");
  }
  if (!response.ok) throw new Error(`Mercado Pago answered ${response.status}`);
  return JSON.parse(await readShortText(response, MAX_ANSWER_LENGTH));
}
