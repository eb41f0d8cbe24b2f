import { expect, it } from "vitest";
import { describePeriod } from "./describe-period.ts";

const now = new Date("2026-11-20T12:00:00Z");
const before = new Date("2026-11-19T12:00:00Z");
const after = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-12-01T02:59:00Z");

it.each([
  [null, null, "Sem data para acabar"],
  [before, null, "Sem data para acabar"],
  [before, later, "Até 30/11/2026 23:59"],
  [after, null, "A partir de 21/11/2026 09:00"],
  [after, later, "De 21/11/2026 09:00 a 30/11/2026 23:59"],
  [null, before, "Terminou em 19/11/2026 09:00"],
])("a period from %s to %s is told as: %s", (startsAt, endsAt, words) => {
  expect(describePeriod({ startsAt, endsAt }, now)).toBe(words);
});
