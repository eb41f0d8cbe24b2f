import { z } from "zod";
import { SEARCH_QUERY_LENGTH } from "./search-query.ts";

/** A typed query with a maximum length. It has its own file so that pages need not load Zod. */
export const searchQuerySchema = z
  .string()
  .trim()
  .min(1, "Digite o que você procura")
  .max(SEARCH_QUERY_LENGTH, `Use no máximo ${SEARCH_QUERY_LENGTH} caracteres`);
