import { type RefObject, useLayoutEffect } from "react";
import { coversInUse, type Obstacle, placeToasts } from "./place-toasts.ts";

const CHECK_EVERY_MS = 100;
const DIALOGS = "[role=dialog], [role=alertdialog], dialog[open]";
const CONTROLS = "a[href], button, input, select, textarea, [role=combobox], [role=switch], [tabindex='0']";
const PRIMARY = "[data-variant=primary], [data-variant=danger], [type=submit]";

/**
 * Moves the toasts away from the controls in use: the focused one and the primary buttons. What lies under the toasts
 * changes by scrolling, by dialogs and by their motion, so it is looked at for as long as any are shown.
 */
export function useToastPosition(viewport: RefObject<HTMLElement | null>, count: number) {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    if (count === 0) {
      element.style.translate = "";
      return;
    }
    const keepClear = () => {
      // A press that ends elsewhere than it began is none.
      if (!element.matches(":active")) moveAway(element);
    };
    keepClear();
    const timer = setInterval(keepClear, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [viewport, count]);
}

function moveAway(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const obstacles = findObstacles(element);
  if (!coversInUse({ left, top, width, height }, obstacles)) return;
  const seen = window.visualViewport;
  const next = placeToasts({
    area: {
      left: 0,
      top: seen?.offsetTop ?? 0,
      width: document.documentElement.clientWidth,
      height: seen?.height ?? innerHeight,
    },
    toasts: { width, height },
    wanted: { left, top },
    obstacles,
  });
  const [x = 0, y = 0] = element.style.translate
    ? element.style.translate.split(" ").map(Number.parseFloat)
    : [];
  element.style.translate = `${x + next.left - left}px ${y + next.top - top}px`;
}

function findObstacles(toasts: HTMLElement): Obstacle[] {
  // The page is inert under an open dialog; the one opened last lies on top.
  const dialogs = [...document.querySelectorAll(DIALOGS)].filter((dialog) => !toasts.contains(dialog));
  const scope = dialogs.at(-1) ?? document;
  const obstacles: Obstacle[] = [];
  for (const control of scope.querySelectorAll(CONTROLS)) {
    if (toasts.contains(control)) continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    const isVisible = width > 0 && top < innerHeight && top + height > 0;
    const inUse = control === document.activeElement || control.matches(PRIMARY);
    if (isVisible) obstacles.push({ left, top, width, height, inUse });
  }
  return obstacles;
}
