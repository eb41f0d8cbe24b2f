import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { SiteImageType } from "#domain/site-images/site-image.ts";
import { categories } from "../catalog/tables.ts";
import type { Tx } from "../db/client.ts";

/**
 * Requires that a category picture refers to an existing category, and locks the category until the transaction ends.
 */
export async function assertReference(
  tx: Tx,
  type: SiteImageType,
  referenceId: string | null | undefined,
): Promise<void> {
  if (type !== "category") return;
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, referenceId ?? ""))
    .for("key share");
  if (category) return;
  const message = "Escolha uma categoria que existe";
  throw new DomainError("invalid_request", { message, fields: { reference_id: message } });
}
