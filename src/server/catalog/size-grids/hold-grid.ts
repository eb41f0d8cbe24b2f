import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { gridTexts } from "#domain/sizes/size-grid-texts.ts";
import type { Tx } from "../../db/client.ts";
import { sizeGrids } from "../tables.ts";

/**
 * Returns the grid that a product or a category is to get, and holds it, so that it is not deleted meanwhile. Null and
 * undefined are returned as they are: none, and the one of before.
 */
export async function heldGrid<Id extends string | null | undefined>(tx: Tx, id: Id): Promise<Id> {
  if (!id) return id;
  const [row] = await tx
    .select({ id: sizeGrids.id })
    .from(sizeGrids)
    .where(eq(sizeGrids.id, id))
    .for("key share");
  if (row) return id;
  throw new DomainError("invalid_request", { fields: { size_grid_id: gridTexts.notFound } });
}
