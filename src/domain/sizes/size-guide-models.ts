import type { SizeGuide } from "./size-guide.ts";

const shirtMeasures: SizeGuide["measures"] = [
  { name: "Tórax", howTo: "de uma axila à outra, com a peça estendida" },
  { name: "Comprimento", howTo: "do ponto mais alto do ombro até a barra" },
  { name: "Manga", howTo: "da costura do ombro até o punho" },
];

/** The guide of every category that has none of its own. */
export const shirtGuide: SizeGuide = {
  measures: shirtMeasures,
  rows: [
    { size: "P", values: [50, 70, 21] },
    { size: "M", values: [53, 72, 22] },
    { size: "G", values: [56, 74, 23] },
    { size: "GG", values: [60, 76, 24] },
  ],
};

export const jacketGuide: SizeGuide = {
  measures: shirtMeasures,
  rows: [
    { size: "P", values: [54, 68, 62] },
    { size: "M", values: [57, 70, 64] },
    { size: "G", values: [60, 72, 66] },
    { size: "GG", values: [64, 74, 68] },
  ],
};

export const kitGuide: SizeGuide = {
  measures: [
    ...shirtMeasures,
    { name: "Cintura do calção", howTo: "de um lado ao outro do cós, sem esticar o elástico" },
    { name: "Comprimento do calção", howTo: "do alto do cós até a barra" },
  ],
  rows: [
    { size: "P", values: [50, 70, 21, 33, 44] },
    { size: "M", values: [53, 72, 22, 35, 46] },
    { size: "G", values: [56, 74, 23, 38, 48] },
    { size: "GG", values: [60, 76, 24, 41, 50] },
  ],
};

/** What an owner may start a category's guide from. */
export const sizeGuideModels: readonly { name: string; guide: SizeGuide }[] = [
  { name: "Camisa", guide: shirtGuide },
  { name: "Jaqueta", guide: jacketGuide },
  { name: "Camisa e calção", guide: kitGuide },
];
