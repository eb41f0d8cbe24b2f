import { expect, it } from "vitest";
import { nextStepOf } from "./next-step.ts";

it.each([
  ["payment", "pending", false],
  ["payment", "completed", false],
  ["completion", "pending", true],
  ["completion", "shipped", true],
  ["none", "completed", true],
] as const)("the next step is %s if the status is %s and paid is %s", (step, status, isPaid) => {
  expect(nextStepOf({ status, isPaid })).toBe(step);
});
