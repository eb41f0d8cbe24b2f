import { useShown } from "#app/features/admin/use-shown.ts";

/** Which order's details are open: bell, search and messages link to them. */
export const useShownOrder = () => useShown("pedido");
