import { expect, it } from "vitest";
import { keepTickShape } from "./keep-tick-shape.ts";

it("keeps one tick alive, and none of those that come later", () => {
  const ticks = keepTickShape();
  process.nextTick(() => {});
  expect(ticks).toEqual([expect.objectContaining({ callback: expect.any(Function) })]);
});
