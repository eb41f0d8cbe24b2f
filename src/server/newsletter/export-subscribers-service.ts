import { requirePermission } from "#domain/accounts/actor.ts";
import { BYTE_ORDER_MARK, csvLine } from "#domain/csv.ts";
import { type SubscriberFilter, subscriberLooks } from "#domain/newsletter/subscriber.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db } from "../db/client.ts";
import { cancelPageUrl } from "./newsletter-links.ts";
import { readSubscribers, type Subscriber } from "./subscriber-service.ts";

const BATCH_SIZE = 1000;

const COLUMNS = ["E-mail", "Situação", "Inscrição", "Confirmação", "Cancelamento", "Link para cancelar"];

/** The filtered addresses as CSV, each with the unsubscribe link that every mail to it must contain. */
export function exportSubscribers(
  ctx: ServiceContext,
  filter: SubscriberFilter,
  publicOrigin: string,
): AsyncGenerator<string> {
  requirePermission(ctx.actor, "store");
  return writePieces(ctx.db, filter, publicOrigin);
}

async function* writePieces(db: Db, filter: SubscriberFilter, publicOrigin: string) {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let cursor: string | undefined;
  do {
    const { rows, next } = await readSubscribers(db, filter, { cursor, size: BATCH_SIZE });
    if (rows.length > 0) yield rows.map((row) => describeRow(row, publicOrigin)).join("");
    cursor = next ?? undefined;
  } while (cursor);
}

function describeRow(row: Subscriber, publicOrigin: string): string {
  return csvLine([
    row.email,
    subscriberLooks[row.status].label,
    formatDateTime(row.createdAt),
    row.confirmedAt ? formatDateTime(row.confirmedAt) : "",
    row.unsubscribedAt ? formatDateTime(row.unsubscribedAt) : "",
    cancelPageUrl(publicOrigin, row.token),
  ]);
}
