import { formatCents } from "../money.ts";
import type { GridSize } from "./size-grid.ts";

/** 'P, M, XGG + R$ 15,00' */
export const describeSizes = (sizes: readonly GridSize[]): string =>
  sizes
    .map(({ label, surchargeCents }) =>
      surchargeCents > 0 ? `${label} + ${formatCents(surchargeCents)}` : label,
    )
    .join(", ");
