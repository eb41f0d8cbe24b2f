import { useShown } from "#app/features/admin/use-shown.ts";

export const NEW_PRODUCT = "novo";

/** The product whose form is open, as a URL parameter: the search and other pages link to it. */
export const useShownProduct = () => useShown("produto");
