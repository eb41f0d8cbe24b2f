import type { Modifier } from "@dnd-kit/core";

/**
 * Keeps the dragged item inside its list. An item beyond the edge would enlarge the page, and auto-scrolling near the
 * edge would never end.
 */
export const keepInside: Modifier = ({ transform, draggingNodeRect, containerNodeRect }) => {
  if (!draggingNodeRect || !containerNodeRect) return transform;
  return {
    ...transform,
    x: clamp(
      transform.x,
      containerNodeRect.left - draggingNodeRect.left,
      containerNodeRect.right - draggingNodeRect.right,
    ),
    y: clamp(
      transform.y,
      containerNodeRect.top - draggingNodeRect.top,
      containerNodeRect.bottom - draggingNodeRect.bottom,
    ),
  };
};

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
