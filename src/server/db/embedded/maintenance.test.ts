import { expect, test } from "vitest";
import { isVacuumDue } from "./maintenance.ts";

/** Four in the morning in São Paulo is seven in Greenwich. */
const fourInTheMorning = new Date("2026-03-10T07:02:00Z");

test("the nightly vacuum is due at four in the morning of the store's time", () => {
  expect(isVacuumDue(fourInTheMorning, undefined)).toBe(true);
});

test("the nightly vacuum is not due at another hour", () => {
  expect(isVacuumDue(new Date("2026-03-10T04:02:00Z"), undefined)).toBe(false);
});

test("the nightly vacuum is not due twice in one night", () => {
  expect(isVacuumDue(new Date("2026-03-10T07:57:00Z"), fourInTheMorning)).toBe(false);
});

test("the nightly vacuum is due again the next night", () => {
  expect(isVacuumDue(new Date("2026-03-11T07:02:00Z"), fourInTheMorning)).toBe(true);
});
