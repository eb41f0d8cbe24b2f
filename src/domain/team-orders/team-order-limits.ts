/** Limits that the browser needs, without the schemas. */
import { MAX_LINES } from "../cart/cart.ts";

/** Each shirt may become a line of its own, and an order holds so many. */
export const MAX_TEAM_SHIRTS = MAX_LINES;
export const TEAM_NAME_LENGTH = 30;
