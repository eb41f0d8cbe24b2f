/** Shared by the page and its skeleton, so that the layout does not shift when the product arrives. */
export const columnsClass =
  "grid gap-6 md:grid-cols-2 md:gap-8 md:pt-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14";

export const infoClass = "grid min-w-0 content-start gap-6 *:min-w-0";
