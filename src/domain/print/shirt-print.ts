/** How a name and a number lie on the back of one product's shirt. */

export const printFonts = ["poster", "sporty", "square", "slab"] as const;
export type PrintFont = (typeof printFonts)[number];

/** How strongly the name follows the shoulders. */
export const printCurves = ["none", "soft", "strong"] as const;
export type PrintCurve = (typeof printCurves)[number];

/** In fractions of the picture, from its upper left corner. */
export interface PrintArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PrintStyle {
  font: PrintFont;
  curve: PrintCurve;
  /** `#rrggbb`, as the outline. */
  color: string;
  outline: string | null;
}

/** The back picture, with its size: where the area lies depends on its shape. */
export interface PrintPicture {
  url: string;
  width: number;
  height: number;
}

/** A product's setting; an order's line keeps a copy, so that it shows what was ordered whatever changes later. */
export interface ShirtPrint extends PrintStyle {
  picture: PrintPicture;
  area: PrintArea;
}

/** Smaller than this nobody could read or grasp it. */
export const SMALLEST_SIDE = 0.08;

export const defaultArea: PrintArea = { x: 0.31, y: 0.18, width: 0.38, height: 0.38 };

export const defaultStyle: PrintStyle = { font: "poster", curve: "soft", color: "#ffffff", outline: null };
