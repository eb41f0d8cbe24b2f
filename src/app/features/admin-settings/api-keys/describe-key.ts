import { formatDate } from "#domain/orders/order-dates.ts";
import { timeAgo } from "#domain/time-ago.ts";
import type { ApiKey } from "./use-api-keys.ts";

export function describeUse({ last_used_at }: Pick<ApiKey, "last_used_at">, now: Date): string {
  return last_used_at === null ? "Nunca foi usada" : `Usada ${timeAgo(new Date(last_used_at), now)}`;
}

/** How long it is good for. */
export function describeEnd({ expires_at, expired }: Pick<ApiKey, "expires_at" | "expired">): string {
  if (expires_at === null) return "Vale até ser revogada";
  return `${expired ? "Expirou em" : "Vale até"} ${formatDate(new Date(expires_at))}`;
}
