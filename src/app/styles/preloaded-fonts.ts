/** The two files that the first screen needs: titles and running text. */

export { default as displayFont } from "./fonts/barlow-condensed-800.woff2?url";
export { default as textFont } from "./fonts/figtree.woff2?url";
