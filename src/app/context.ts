import { createContext } from "react-router";
import type { PageReads } from "#server/page-reads.ts";

/** What the server hands to every page request; loaders take their data from `reads` and know nothing else of it. */
export interface PageContext {
  reads: PageReads;
  /** Where the shop is reached from outside; absolute addresses start with it. */
  publicOrigin: string;
  reportFault(error: unknown): void;
  /** Written on the page's own scripts while it is rendered: what lacks it was smuggled in, and is not let run. */
  scriptMark: string;
  /** The rendered page as it may be sent, and the policy that lets exactly its own scripts run. */
  sealPage(html: string): { html: string; policy: string };
}

export const pageContext = createContext<PageContext>();
