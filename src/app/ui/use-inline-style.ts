import { useInlineParts } from "./inline-parts.ts";

/**
 * Returns a style from data that the page's Content-Security-Policy allows. The browser would ignore a server-rendered
 * style attribute without this.
 */
export function useInlineStyle<Style extends Record<string, string>>(style: Style): Style;
export function useInlineStyle<Style extends Record<string, string>>(style?: Style): Style | undefined;
export function useInlineStyle(style?: Record<string, string>) {
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build; the browser's leaves this out
  const inline = import.meta.env.SSR ? useInlineParts() : undefined;
  if (style) inline?.styles.add(attributeText(style));
  return style;
}

export const useBackgroundColor = (color: string | null | undefined) =>
  useInlineStyle(color ? { backgroundColor: color } : undefined);

/** Exactly what React writes into the attribute. */
const attributeText = (style: Record<string, string>) =>
  Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value.trim()}`,
    )
    .join(";");
