import { createContext } from "react-router";
import type { PageReads } from "#server/page-reads.ts";

/** What the server hands to every page request; loaders take their data from `reads` and know nothing else of it. */
export interface PageContext {
  reads: PageReads;
  /** Where the shop is reached from outside; absolute addresses start with it. */
  publicOrigin: string;
  reportFault(error: unknown): void;
}

export const pageContext = createContext<PageContext>();
