/** Phone: full width. From 768 px up it is sticky while the other column scrolls. */
export const galleryClass =
  "-mx-gutter grid min-w-0 gap-2 md:sticky md:top-22 lg:top-24 md:mx-0 md:self-start lg:grid-cols-[80px_minmax(0,1fr)] lg:gap-4";

/** The close-up of a print offers the same, so that it shows a file that the browser already has. */
export const stageWidths = [480, 768, 960, 1280] as const;

export const stageShapeClass = "aspect-12/11 md:aspect-4/5 md:rounded-card";

export const thumbsClass =
  "scrollbar-none flex gap-2 overflow-x-auto px-gutter py-0.5 md:px-0 lg:order-first lg:flex-col lg:overflow-visible lg:py-0";

export const thumbSizeClass = "size-14 shrink-0 rounded-control lg:size-20";
