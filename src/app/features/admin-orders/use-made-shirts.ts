import { useState } from "react";

const STORAGE_KEY = "made-shirts";
/** The oldest ticks are dropped; by then their orders are long completed. */
const MAX_TICKS = 2000;

/** Which shirts were ticked as made. The ticks stay on this device, like those on the paper. */
export function useMadeShirts() {
  const [made, setKeys] = useState<ReadonlySet<string>>(read);

  function setMade(key: string, isMade: boolean) {
    const keys = new Set(made);
    if (isMade) keys.add(key);
    else keys.delete(key);
    setKeys(keys);
    write([...keys].slice(-MAX_TICKS));
  }

  return { isMade: (key: string) => made.has(key), setMade };
}

function read(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored : []);
  } catch {
    return new Set();
  }
}

function write(keys: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(keys));
  } catch {
    // Storage is forbidden or full. The ticks last as long as the page.
  }
}
