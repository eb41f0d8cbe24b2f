/** The settings by which a name and a number are printed on the back of a product's shirt. */

export const printFonts = ["poster", "sporty", "square", "slab"] as const;
export type PrintFont = (typeof printFonts)[number];

/** How strongly the name follows the shoulders. */
export const printCurves = ["none", "soft", "strong"] as const;
export type PrintCurve = (typeof printCurves)[number];

/** The area in fractions of the picture, measured from its upper left corner. */
export interface PrintArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PrintStyle {
  font: PrintFont;
  curve: PrintCurve;
  /** `#rrggbb`, like the outline. */
  color: string;
  outline: string | null;
}

/** The back picture with its size, because the print's layout depends on the aspect ratio. */
export interface PrintPicture {
  url: string;
  width: number;
  height: number;
}

/** A product's print settings. An order line stores a copy, so that it shows what was ordered after later changes. */
export interface ShirtPrint extends PrintStyle {
  picture: PrintPicture;
  area: PrintArea;
}

/** A smaller area could be neither read nor dragged. */
export const MIN_SIDE = 0.08;

export const defaultArea: PrintArea = { x: 0.31, y: 0.18, width: 0.38, height: 0.38 };

export const defaultStyle: PrintStyle = { font: "poster", curve: "soft", color: "#ffffff", outline: null };
