import type { InlineTexts } from "../http/content-policy.ts";
import type { PageReads } from "./page-reads.ts";

/** What the server passes to every page request. Loaders read their data from `reads`. */
export interface PageContext {
  reads: PageReads;
  /** The shop's public origin, with which absolute URLs begin. */
  publicOrigin: string;
  reportError(error: unknown): void;
  /** Returns the Content-Security-Policy that allows exactly these inline scripts and style attributes. */
  contentPolicyOf(inline: InlineTexts): string;
}
