import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { plainSlugOf } from "#domain/slug.ts";

/** The hash that leads to a heading: "Dados da loja" → "dados-da-loja". */
export const anchorOf = (title: string) => plainSlugOf(title);

/** The properties of a heading that is scrolled to and focused when the address names it. */
export function useAnchor(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const id = anchorOf(title);
  const isNamed = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => {
    // The section may come late, when something is already being typed.
    if (!isNamed || document.activeElement?.matches("main :is(input, textarea, select)")) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [isNamed, key]);
  return { id, ref: heading, tabIndex: isNamed ? -1 : undefined };
}

/** The border of a panel whose heading was led to. */
export const anchoredClass = "has-[h2:focus]:border-focus";
