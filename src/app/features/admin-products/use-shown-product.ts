import { useShown } from "#app/features/admin/use-shown.ts";

export const NEW_PRODUCT = "novo";

/** Which product's form is open: search and links from elsewhere lead to it. */
export const useShownProduct = () => useShown("produto");
