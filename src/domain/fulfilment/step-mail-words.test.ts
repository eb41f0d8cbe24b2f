import { describe, expect, it } from "vitest";
import { promiseToTell } from "./promise.ts";
import type { ReachableStep } from "./step.ts";
import { stepMailWords } from "./step-mail-words.ts";

const order = {
  number: "#1a2b3c4d",
  firstName: "Ana",
  promisedDays: 7,
  promisedOn: "2026-12-12",
  hasDelivery: true,
  tracking: null,
};
type Order = Parameters<typeof stepMailWords>[2];

const wordsOf = (step: ReachableStep, changes: Partial<Order> = {}) =>
  stepMailWords("Manto", step, { ...order, ...changes }).paragraphs.join(" ");

describe("the mail about a step", () => {
  it.each(["in_production", "ready", "sent"] as const)("tells the promised day at '%s'", (step) => {
    expect(wordsOf(step)).toContain("Previsão de chegada: até 12/12/2026.");
  });

  it.each(["in_production", "ready", "sent"] as const)("tells no day that is over at '%s'", (step) => {
    expect(wordsOf(step, promiseToTell(order, "2026-12-13"))).not.toContain("Previsão");
  });

  it("tells when the order leaves, until it has left, where only that was promised", () => {
    expect(wordsOf("ready", { hasDelivery: false })).toContain("Previsão de saída: até 12/12/2026.");
    expect(wordsOf("sent", { hasDelivery: false })).not.toContain("Previsão");
  });
});
