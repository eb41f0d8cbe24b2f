/** Phone: picture, text and delete button, the quantity below. From 1100 px up: one row under the head of the table. */
export const lineGridClass =
  "grid grid-cols-[88px_minmax(0,1fr)_44px] gap-x-4 lg:grid-cols-[88px_minmax(0,1fr)_96px_128px_104px_44px] " +
  "lg:items-center lg:gap-x-5";

/** Some browsers drop a table's roles when `display` changes, so the elements set their roles explicitly. */
export const role = (name: "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell") => ({
  role: name,
});
