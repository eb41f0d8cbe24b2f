import { useConnection } from "#app/features/connection/connection.ts";
import { useLoaded } from "#ui/use-loaded.ts";

/** A part of the cart that is loaded on demand, and again when the network changes or `again` does. */
export function useLoadedPart<Part>(load: () => Promise<Part>, again?: boolean): Part | undefined {
  const net = useConnection((connection) => connection.net);
  return useLoaded(load, `${net} ${again}`);
}
