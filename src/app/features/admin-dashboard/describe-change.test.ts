import { describe, expect, it } from "vitest";
import type { Figure } from "./dashboard.ts";
import { type ChangeKind, describeChange } from "./describe-change.ts";

const figure = (given: Partial<Figure>): Figure => ({
  unit: "count",
  value: 0,
  change: null,
  in_period: 0,
  in_previous: 0,
  trend: [],
  ...given,
});

function textOf(kind: ChangeKind, given: Partial<Figure>): string {
  const { direction, strong, rest } = describeChange(figure(given), { kind, period: "30-days" });
  return [direction, strong, rest].filter(Boolean).join(" | ");
}

describe("what stands below a number", () => {
  it.each([
    [
      "flow",
      { change: 14.1, in_period: 8, in_previous: 7 },
      "up | 8 | em 30 dias, 14,1% acima dos 30 dias anteriores",
    ],
    [
      "flow",
      { change: -50, in_period: 2, in_previous: 4 },
      "down | 2 | em 30 dias, 50% abaixo dos 30 dias anteriores",
    ],
    [
      "flow",
      { change: 0, in_period: 2, in_previous: 2 },
      "flat | 2 | em 30 dias, igual aos 30 dias anteriores",
    ],
    ["flow", { in_period: 2 }, "up | 2 | em 30 dias, sem período para comparar"],
    ["flow", {}, "flat | nada em 30 dias"],
    ["growth", { change: 6.1, in_period: 3 }, "up | 6,1% | em 30 dias"],
    ["growth", { in_period: 3 }, "up | 3 | em 30 dias"],
    ["growth", { change: 0 }, "flat | sem mudança em 30 dias"],
    ["difference", { in_period: 5, in_previous: 2 }, "up | 3 a mais | em 30 dias"],
    ["difference", { in_period: 1, in_previous: 3 }, "down | 2 a menos | em 30 dias"],
    ["difference", { in_period: 1, in_previous: 1 }, "flat | igual em 30 dias"],
    ["added", { in_period: 1 }, "up | 1 | novo em 30 dias"],
    ["added", { in_period: 1200 }, "up | 1.200 | novos em 30 dias"],
    ["added", {}, "flat | nenhum novo em 30 dias"],
  ] as const)("%s of %j is %s", (kind, given, text) => {
    expect(textOf(kind, given)).toBe(text);
  });

  it("names money that grew from nothing", () => {
    expect(textOf("growth", { unit: "cents", in_period: 123_450 })).toBe(
      "up | R$\u00a01.234,50 | em 30 dias",
    );
  });
});
