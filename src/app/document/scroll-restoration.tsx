import { ScrollRestoration as RouterScrollRestoration } from "react-router";
import { useInlineParts } from "#ui/inline-parts.ts";
import { hostElementsOf, scriptTextOf } from "./host-elements.ts";

/**
 * Calls React Router's component as a function, so that its inline script can be added to those that the page's
 * Content-Security-Policy allows.
 */
export function ScrollRestoration() {
  const inline = useInlineParts();
  const rendered = RouterScrollRestoration({});
  for (const element of hostElementsOf(rendered)) inline?.scripts.add(scriptTextOf(element));
  return rendered;
}
