import { createContext } from "react-router";
import type { PageContext } from "#server/pages/page-context.ts";

/** The key under which loaders find what the server passes to every page request. */
export const pageContext = createContext<PageContext>();
