import { createContext } from "react-router";
import type { PageReads } from "#server/page-reads.ts";

/** What the server hands to every page request; loaders take their data from `reads` and know nothing else of it. */
export interface PageContext {
  reads: PageReads;
  reportFault(error: unknown): void;
}

export const pageContext = createContext<PageContext>();
