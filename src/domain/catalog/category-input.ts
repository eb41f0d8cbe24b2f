import { z } from "zod";
import { optionRulesSchema } from "../options/option-input.ts";
import { sizeGridIdSchema } from "../sizes/size-label.ts";
import { optionalText, requiredLine } from "../typed-text.ts";

export const CATEGORY_NAME_LENGTH = 60;
export const CATEGORY_DESCRIPTION_LENGTH = 300;

const SUBCATEGORY_INCOMPLETE = "Nome e categoria são obrigatórios";

export const categoryInputSchema = z.object({
  name: requiredLine(CATEGORY_NAME_LENGTH, "O nome da categoria é obrigatório"),
  description: optionalText(CATEGORY_DESCRIPTION_LENGTH).optional(),
  /** If omitted it stays as it was; null for the standard sizes. */
  size_grid_id: sizeGridIdSchema,
  /** The options of its products that have none of their own. If omitted they stay as they were; null for none. */
  option_rules: optionRulesSchema.nullish(),
});

export type CategoryInput = z.output<typeof categoryInputSchema>;

export const subcategoryNameSchema = requiredLine(CATEGORY_NAME_LENGTH, SUBCATEGORY_INCOMPLETE);

export const subcategoryInputSchema = z.object({
  name: subcategoryNameSchema,
  category_id: z.string(SUBCATEGORY_INCOMPLETE).trim().min(1, SUBCATEGORY_INCOMPLETE).max(20),
});

export type SubcategoryInput = z.output<typeof subcategoryInputSchema>;
