import { useConnection } from "#app/features/connection/connection.ts";
import { useLoaded } from "#ui/use-loaded.ts";

const load = () => import("./line-notes.tsx");

/**
 * What is said about lines that have changed or must be waited for, and what is done with printed ones: many carts have none.
 * Undefined until it is loaded.
 */
export const useLineNotes = () =>
  useLoaded(
    load,
    useConnection(({ net }) => net),
  );
