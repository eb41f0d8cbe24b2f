import { useEffect, useState } from "react";

/**
 * What is loaded on demand because many visits do without it; undefined until it is there. A failed attempt is repeated
 * when `again` changes.
 */
export function useLoaded<Part>(load: () => Promise<Part>, again?: unknown): Part | undefined {
  const [part, setPart] = useState<Part>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      // The page goes on without it.
      () => {},
    );
  }, [again]);
  return part;
}
