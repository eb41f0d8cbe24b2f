import type { CSSProperties } from "react";
import { useInlineParts } from "./inline-parts.ts";

/**
 * Returns a background colour from data as a style that the page's Content-Security-Policy allows. The browser would
 * ignore a server-rendered style attribute without this.
 */
export function useBackgroundColor(color: string | null | undefined): CSSProperties | undefined {
  const inline = useInlineParts();
  if (!color) return undefined;
  // The text must be exactly what React writes into the attribute.
  inline?.styles.add(`background-color:${color.trim()}`);
  return { backgroundColor: color };
}
