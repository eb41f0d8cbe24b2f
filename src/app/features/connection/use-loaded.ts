import { useEffect, useState } from "react";
import { useConnection } from "#app/features/connection/connection.ts";

/**
 * What is loaded on demand because many visits do without it; undefined until it is there. A failed attempt is repeated
 * when the network or `again` changes.
 */
export function useLoaded<Part>(load: () => Promise<Part>, again?: unknown): Part | undefined {
  const [part, setPart] = useState<Part>();
  const net = useConnection((connection) => connection.net);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      // The page goes on without it.
      () => {},
    );
  }, [net, again]);
  return part;
}
