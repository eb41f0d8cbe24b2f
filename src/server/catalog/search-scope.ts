import { isPublished } from "./tables.ts";

/** Which products are searched: those that shoppers see, or all of them for the back-office. */
export type SearchScope = "published" | "all";

export const conditionOf = (scope: SearchScope) => (scope === "published" ? isPublished : undefined);
