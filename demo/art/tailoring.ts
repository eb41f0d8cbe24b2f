import type { Kit } from "./base/kit.ts";
import type { Cut } from "./cloth/body.ts";

/** A piece of a drawing: what goes into <defs> and what is drawn. */
export interface Fragment {
  defs: string;
  body: string;
}

/** What all parts of one garment share. */
export interface Tailoring {
  kit: Kit;
  id: string;
  cut: Cut;
  back: boolean;
  /** Output pixels per drawing unit; keeps fold strength equal at any size. */
  scale: number;
  /** Lightness of the cloth, 0..1: light cloth takes softer folds and deeper shade. */
  light: number;
}
