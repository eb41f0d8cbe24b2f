import { useShown } from "#app/features/admin/use-shown.ts";

/** The order whose dialog is open, as a URL parameter: the bell, the search and messages link to it. */
export const useShownOrder = () => useShown("pedido");
