import { createContext } from "react";

/** The mark by which the server knows the page's own inline scripts and lets them run; absent in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
