import type { GridSize } from "./size-grid.ts";
import type { SizeGuide } from "./size-guide.ts";

/** What a grid gives its products: sizes in their order and, where the owner wrote them down, their measures. */
export interface SizeGridContent {
  sizes: GridSize[];
  guide: SizeGuide | null;
}
