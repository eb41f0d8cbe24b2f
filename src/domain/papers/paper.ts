/** What is printed about orders, by its word in the address. */
export const paperKinds = { romaneios: "slip", etiquetas: "label" } as const;
export type PaperKind = (typeof paperKinds)[keyof typeof paperKinds];

export const paperSizes = { a4: "A4", "10x15": "10 × 15 cm" } as const;
export type PaperSize = keyof typeof paperSizes;

/** Four labels of about 10 × 15 cm fit on a sheet. */
export const LABELS_PER_SHEET = 4;

export const isPaperSize = (text: string | null): text is PaperSize =>
  text !== null && Object.hasOwn(paperSizes, text);
