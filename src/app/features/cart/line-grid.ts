/** Phone: picture, text and the bin, the stepper below. From 1100 px up: one row under the head of the table. */
export const lineGridClass =
  "grid grid-cols-[88px_minmax(0,1fr)_44px] gap-x-4 lg:grid-cols-[88px_minmax(0,1fr)_96px_128px_104px_44px] " +
  "lg:items-center lg:gap-x-5";

/** Changing `display` takes a table's roles away in some browsers, so its pieces name their roles themselves. */
export const role = (name: "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell") => ({
  role: name,
});
