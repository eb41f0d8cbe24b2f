/** The look of menus and select lists: raised, 4 px padding, entries of 40 px (44 on touch). */
export const popupClass =
  "max-h-(--available-height) origin-(--transform-origin) overflow-y-auto rounded-control bg-raised p-1 " +
  "text-small shadow-menu outline-none transition duration-base ease-out data-ending-style:-translate-y-2 " +
  "data-starting-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0";

export const popupItemClass =
  "flex min-h-11 w-full select-none items-center gap-2.5 rounded-inner px-3 text-left outline-none " +
  "data-highlighted:bg-hover data-disabled:text-subtle lg:min-h-10 [&_svg]:size-5";
