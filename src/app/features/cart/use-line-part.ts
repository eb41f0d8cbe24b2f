import { useConnection } from "#app/features/connection/connection.ts";
import { useLoaded } from "#ui/use-loaded.ts";

/** What is said about lines that have changed or must be waited for, which few carts have; undefined until it is loaded. */
export const useLinePart = <Part>(load: () => Promise<Part>): Part | undefined =>
  useLoaded(
    load,
    useConnection(({ net }) => net),
  );
