import { useConnection } from "#app/features/connection/connection.ts";
import { useLoaded } from "#ui/use-loaded.ts";

const load = () => import("./line-notes.tsx");

/** What is said about lines that have changed or must be waited for, which few carts have; undefined until it is loaded. */
export const useLineNotes = () =>
  useLoaded(
    load,
    useConnection(({ net }) => net),
  );
