import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useMediaQuery } from "#ui/use-media-query.ts";
import { sortableTexts } from "./sortable-texts.ts";

const TRANSITION = { duration: 200, easing: "ease" };
const attributes = { roleDescription: sortableTexts.roleDescription };

/** Makes an element an item of the `SortableList` around it; pass `handle` to its `SortableHandle`. */
export function useSortableItem(id: string) {
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const sortable = useSortable({
    id,
    attributes,
    // An inline style would override the style sheet's rule for reduced motion.
    transition: reducedMotion ? null : TRANSITION,
  });
  return {
    isDragging: sortable.isDragging,
    ref: sortable.setNodeRef,
    style: {
      transform: CSS.Translate.toString(sortable.transform),
      transition: sortable.transition,
    },
    handle: sortable,
  };
}

export type ItemHandle = ReturnType<typeof useSortableItem>["handle"];
