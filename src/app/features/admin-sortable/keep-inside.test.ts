import { expect, it } from "vitest";
import { keepInside } from "./keep-inside.ts";

const rectAt = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

const list = rectAt(0, 100, 300, 400);
const item = rectAt(0, 200, 300, 50);

function move(x: number, y: number, rects = { draggingNodeRect: item, containerNodeRect: list }) {
  const given = { transform: { x, y, scaleX: 1, scaleY: 1 }, ...rects };
  const moved = keepInside(given as Parameters<typeof keepInside>[0]);
  return [moved.x, moved.y];
}

it.each([
  ["inside", 0, 120, [0, 120]],
  ["beyond the top", 0, -300, [0, -100]],
  ["beyond the bottom", 0, 900, [0, 250]],
  ["beyond both sides", 80, 10, [0, 10]],
])("a drag %s stays in the list", (_where, x, y, expected) => {
  expect(move(x, y)).toEqual(expected);
});
