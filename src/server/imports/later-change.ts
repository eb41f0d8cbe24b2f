/** Decides whether a product was changed after a line of an import wrote it: then the line must not be undone. */

import { columnTitles } from "#domain/imports/headings.ts";
import { readLine } from "#domain/imports/read-line.ts";
import type { LockedProduct } from "../catalog/change-product.ts";
import {
  compareSnapshots,
  type ProductSnapshot,
  type SnapshotPart,
  takeSnapshot,
} from "../catalog/product-snapshot.ts";
import type { Tx } from "../db/client.ts";
import type { importLines } from "./tables.ts";

type WrittenLine = Pick<typeof importLines.$inferSelect, "cells" | "before" | "after" | "version">;

const partTitles: Record<SnapshotPart, string> = {
  code: columnTitles.code,
  name: columnTitles.name,
  priceCents: columnTitles.price,
  formerPriceCents: columnTitles.former_price,
  description: columnTitles.description,
  imageUrl: columnTitles.images,
  categoryId: columnTitles.category,
  subcategoryId: columnTitles.subcategory,
  isNew: columnTitles.is_new,
  isFeatured: columnTitles.is_featured,
  status: columnTitles.status,
  sizeGridId: columnTitles.size_grid,
  optionRules: "Opções",
  patchAreas: "Lugares dos patches",
  printRules: "Regras da personalização",
  leadTime: "Prazo sob encomenda",
  images: columnTitles.images,
  print: "Estampa",
  stock: "Estoque",
};

/**
 * Compares the locked product with what the line wrote, and returns a sentence for the report if they differ. The time of
 * the product's last change is no criterion: pinning does not set it, and undoing a later import does.
 */
export async function describeLaterChange(
  tx: Tx,
  line: WrittenLine,
  product: LockedProduct,
): Promise<string | undefined> {
  if (line.after === null) return wasChangedAfterOldLine(line, product) ? describe("") : undefined;
  const after = line.after as ProductSnapshot;
  const parts = compareSnapshots(after, await takeSnapshot(tx, product, Object.keys(after.stock ?? {})));
  if (parts.length === 0) return undefined;
  const titles = new Set(parts.map((part) => partTitles[part]));
  return describe(` (${[...titles].join(", ")})`);
}

const describe = (what: string) => `O produto foi alterado depois da importação${what}; ficou como está.`;

/** Lines that an earlier version wrote have no snapshot. Pinning is the only change that does not set the product's time. */
function wasChangedAfterOldLine({ version, cells, before }: WrittenLine, product: LockedProduct): boolean {
  const wasFeatured = (before as ProductSnapshot | null)?.product.isFeatured ?? false;
  const isFeatured = readLine(cells, "").values.isFeatured ?? wasFeatured;
  return product.updatedAt.getTime() !== version?.getTime() || product.isFeatured !== isFeatured;
}
