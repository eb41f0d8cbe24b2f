import type { ServiceDependencies } from "../context/service-context.ts";
import type { webhookDeliveries, webhookEndpoints } from "./tables.ts";
import type { WebhookDesk } from "./webhook-desk.ts";

export type Endpoint = typeof webhookEndpoints.$inferSelect;
export type Delivery = typeof webhookDeliveries.$inferSelect;

/** What sending needs of the program. */
export interface WebhookContext extends Pick<ServiceDependencies, "db" | "events" | "jobs" | "log"> {
  readonly desk: WebhookDesk;
}

/** What an endpoint's messages are signed with; undefined if its secret cannot be read: nothing is sent unsigned. */
export function secretsOf(desk: WebhookDesk, endpoint: Endpoint, now: Date): string[] | undefined {
  const { id, sealedSecret, sealedOldSecret, oldSecretUntil } = endpoint;
  const secret = desk.unseal(id, sealedSecret);
  if (secret === undefined) return undefined;
  const isOldGood = sealedOldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
  const old = isOldGood ? desk.unseal(id, sealedOldSecret) : undefined;
  return old === undefined ? [secret] : [secret, old];
}
