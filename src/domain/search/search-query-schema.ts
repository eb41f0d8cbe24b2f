import { z } from "zod";
import { SEARCH_QUERY_LENGTH } from "./search-query.ts";

/** What a person typed, bounded. Apart from the rest, so that pages need not load the validator. */
export const searchQuerySchema = z
  .string()
  .trim()
  .min(1, "Digite o que você procura")
  .max(SEARCH_QUERY_LENGTH, `Use no máximo ${SEARCH_QUERY_LENGTH} caracteres`);
