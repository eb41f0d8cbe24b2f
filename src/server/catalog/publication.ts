/** The columns that say whether and since when shoppers see a product. */

import type { ProductStatus } from "#domain/catalog/product-status.ts";
import { DomainError } from "#domain/errors.ts";
import { productTexts } from "#domain/texts/products.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { LockedProduct } from "./change-product.ts";

type PublicationState = Pick<LockedProduct, "status" | "publishAt">;

interface WantedPublication {
  status?: ProductStatus | undefined;
  publish_at?: string | null | undefined;
}

export interface PublicationColumns extends PublicationState {
  createdAt?: Date;
}

/** A product that is created without a status is published at once. */
export const NEW_PRODUCT: PublicationState = { status: "published", publishAt: null };

/** What is not given stays as it was. A draft that becomes visible is among the newest products from then on. */
export function publicationColumns(
  { now }: Pick<ServiceContext, "now">,
  wanted: WantedPublication,
  before: PublicationState,
): PublicationColumns {
  const status = wanted.status ?? before.status;
  const publishAt = status === "draft" ? readPublishAt(now, wanted.publish_at, before) : null;
  if (status !== "draft" && wanted.publish_at) throw refuse(productTexts.publishAtOnlyForDrafts);
  const appears = before.status === "draft" && status === "published";
  return { status, publishAt, ...(appears && { createdAt: appearanceOf(now, before) }) };
}

/** A draft whose hour has come counts from that hour, however late it is published. */
function appearanceOf(now: Date, { publishAt }: PublicationState): Date {
  return publishAt && publishAt < now ? publishAt : now;
}

function readPublishAt(now: Date, wanted: string | null | undefined, before: PublicationState): Date | null {
  if (wanted === undefined) return before.publishAt;
  if (wanted === null) return null;
  const publishAt = new Date(wanted);
  const isUnchanged = publishAt.getTime() === before.publishAt?.getTime();
  if (!isUnchanged && publishAt <= now) throw refuse(productTexts.publishAtPast);
  return publishAt;
}

const refuse = (message: string) =>
  new DomainError("invalid_request", { message, fields: { publish_at: message } });
