import { z } from "zod";
import { gridTexts } from "./size-grid-texts.ts";

export const SIZE_LENGTH = 12;
export const MAX_GRID_SIZES = 20;

export const CHOOSE_SIZE = "Selecione um tamanho";

/** A size as a browser sends it. Whether the product has it is checked with the product. */
export const sizeLabelSchema = z.string(CHOOSE_SIZE).min(1, CHOOSE_SIZE).max(SIZE_LENGTH, CHOOSE_SIZE);

/** The grid of a product or of a category. */
export const sizeGridIdSchema = z.uuid(gridTexts.notFound).nullish();
