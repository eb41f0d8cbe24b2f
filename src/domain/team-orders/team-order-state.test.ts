import { describe, expect, it } from "vitest";
import { stateOfTeamOrder, type TeamOrderProgress } from "./team-order-state.ts";

const today = "2026-11-30";
const stateOf = (changes: Partial<TeamOrderProgress>) =>
  stateOfTeamOrder(
    { isClosed: false, closesOn: null, isOffered: true, shirts: 3, maxShirts: 11, ...changes },
    today,
  );

describe("the state of a team's list", () => {
  it.each([
    ["open", {}],
    ["open", { closesOn: "2026-11-30" }],
    ["open", { shirts: 10 }],
    ["full", { shirts: 11 }],
    ["closed", { closesOn: "2026-11-29" }],
    ["closed", { isClosed: true }],
    ["closed", { isOffered: false }],
    ["closed", { shirts: 11, isClosed: true }],
  ] as const)("is %s with %j", (state, changes) => {
    expect(stateOf(changes)).toBe(state);
  });
});
