/** Letters as outlines: the same shape in a browser, in a picture that the server draws, and in a test. */
import type { PrintFont } from "./shirt-print.ts";

/** In the table's own units, upwards and downwards from the baseline. */
interface Reach {
  ascent: number;
  descent: number;
}

export interface Outlines extends Reach {
  /** Height of a plain capital. */
  cap: number;
  digits: Reach;
  /** Advance and path, the baseline at 0, downwards positive. */
  glyphs: Record<string, [advance: number, path: string]>;
}

const tables: Record<PrintFont, () => Promise<{ outlines: Outlines }>> = {
  poster: () => import("./outlines/poster.ts"),
  sporty: () => import("./outlines/sporty.ts"),
  square: () => import("./outlines/square.ts"),
  slab: () => import("./outlines/slab.ts"),
};

/** About 4 kB a font, fetched with the first shirt that is shown in it. */
export async function loadOutlines(font: PrintFont): Promise<Outlines> {
  return (await tables[font]()).outlines;
}
