/** The two files that the first screen needs: titles and running text. */

export { default as displayFont } from "@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2?url";
export { default as textFont } from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
