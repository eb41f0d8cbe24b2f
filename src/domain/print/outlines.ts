/** Letters as outlines, so that they have the same shape in browsers, in pictures that the server draws and in tests. */
import type { Outlines } from "./outlines/outline-table.ts";
import type { PrintFont } from "./shirt-print.ts";

const tables: Record<PrintFont, () => Promise<{ outlines: Outlines }>> = {
  poster: () => import("./outlines/poster.ts"),
  sporty: () => import("./outlines/sporty.ts"),
  square: () => import("./outlines/square.ts"),
  slab: () => import("./outlines/slab.ts"),
};

/** Each font has about 4 kB and is fetched with the first shirt that is shown in it. */
export async function loadOutlines(font: PrintFont): Promise<Outlines> {
  return (await tables[font]()).outlines;
}
