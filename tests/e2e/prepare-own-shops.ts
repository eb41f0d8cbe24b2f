/** Runs once before all journeys, when the shared shop is there. */
export { prepareTemplate as default } from "./start-shop.ts";
