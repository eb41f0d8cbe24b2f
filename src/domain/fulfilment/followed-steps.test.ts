import { describe, expect, it } from "vitest";
import { followedSteps, isUnderWay } from "./followed-steps.ts";
import type { StepRecord } from "./order-fulfilment.ts";
import { type ReachableStep, type Step, steps } from "./step.ts";

const createdAt = new Date("2026-11-02T12:00:00Z");
const startedAt = new Date("2026-11-03T12:00:00Z");
const sentAt = new Date("2026-11-09T12:00:00Z");

const record = (step: ReachableStep, reachedAt: Date | null): StepRecord => ({
  step,
  reachedAt,
  mailedAt: null,
  messagedAt: null,
});

const follow = (step: Step, records: StepRecord[] = [], isOver = false) =>
  followedSteps({ createdAt, isOver, fulfilment: { step, records } });

describe("the steps that a customer follows", () => {
  it("begin with the order itself", () => {
    const [first, ...others] = follow("to_do");
    expect(first).toEqual({ step: "to_do", isDone: false, isCurrent: true, at: createdAt });
    expect(others.map(({ isDone, isCurrent, at }) => [isDone, isCurrent, at])).toEqual(
      Array(4).fill([false, false, null]),
    );
  });

  it("count a skipped one as done, without a date", () => {
    const followed = follow("sent", [record("in_production", startedAt), record("sent", sentAt)]);
    expect(followed.map(({ isDone, at }) => [isDone, at])).toEqual([
      [true, createdAt],
      [true, startedAt],
      [true, null],
      [false, sentAt],
      [false, null],
    ]);
  });

  it("show no date of one that is ahead again", () => {
    const followed = follow("in_production", [record("in_production", startedAt), record("sent", null)]);
    expect(followed.map(({ at }) => at)).toEqual([createdAt, startedAt, null, null, null]);
  });

  it("are all done with the last, which is also the current one", () => {
    const followed = follow("delivered", [record("delivered", sentAt)]);
    expect(followed.every(({ isDone }) => isDone)).toBe(true);
    expect(followed.at(-1)).toMatchObject({ isCurrent: true, at: sentAt });
  });

  it("tell of a completed order only what has happened", () => {
    const followed = follow("ready", [record("ready", startedAt)], true);
    expect(followed.map(({ step }) => step)).toEqual(["to_do", "in_production", "ready"]);
    expect(followed.every(({ isDone, isCurrent }) => isDone && !isCurrent)).toBe(true);
  });

  it.each(steps)("have exactly one current one, at %s", (step) => {
    expect(follow(step).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });
});

describe("an order that is under way", () => {
  it("has steps, of which one is still ahead, and is not completed", () => {
    expect(isUnderWay({ status: "pending", fulfilment: { step: "sent" } })).toBe(true);
    expect(isUnderWay({ status: "pending", fulfilment: { step: "delivered" } })).toBe(false);
    expect(isUnderWay({ status: "completed", fulfilment: { step: "ready" } })).toBe(false);
    expect(isUnderWay({ status: "pending" })).toBe(false);
  });
});
