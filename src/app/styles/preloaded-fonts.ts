/** The font files that every first view needs: titles, labels and body text. */

export { default as labelFont } from "./fonts/barlow-condensed-700.woff2?url";
export { default as displayFont } from "./fonts/barlow-condensed-800.woff2?url";
export { default as textFont } from "./fonts/figtree.woff2?url";
