import { createContext, useContext } from "react";

/**
 * The inline scripts and style attributes of the page that the server is rendering. A component that renders one adds
 * its text, and the page's Content-Security-Policy allows exactly these, so that injected code is blocked.
 */
export interface InlineParts {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

export const newInlineParts = (): InlineParts => ({ scripts: new Set(), styles: new Set() });

/** Undefined in the browser, where the policy has already been sent. */
export const InlinePartsContext = createContext<InlineParts | undefined>(undefined);

export const useInlineParts = () => useContext(InlinePartsContext);
