import { expect, it } from "vitest";
import { nextStepOf } from "./next-step.ts";

const unpaid = { status: "pending", isPaid: false, isMarked: false, confirmsItself: false };

it.each([
  ["payment", "pending", false],
  ["payment", "completed", false],
  ["completion", "pending", true],
  ["completion", "shipped", true],
  ["none", "completed", true],
] as const)("the next step is %s if the status is %s and paid is %s", (step, status, isPaid) => {
  expect(nextStepOf({ ...unpaid, status, isPaid })).toBe(step);
});

it("a payment that confirms itself is awaited", () => {
  expect(nextStepOf({ ...unpaid, confirmsItself: true })).toBe("awaited");
});

it.each(["pending", "completed"])("what is wrong with the money comes before a status of %s", (status) => {
  expect(nextStepOf({ ...unpaid, status, isMarked: true })).toBe("trouble");
});
