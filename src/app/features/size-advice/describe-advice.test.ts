import { describe, expect, it } from "vitest";
import { adviseSize, type Fit } from "#domain/sizes/advise-size.ts";
import { shirtGuide } from "#domain/sizes/size-guide-models.ts";
import { describeAdvice } from "./describe-advice.ts";

function say(height: number, weight: number, fit: Fit = "normal"): string {
  const advice = adviseSize(shirtGuide, { height, weight }, fit);
  if (advice.kind === "unknown") return advice.reason;
  const { answer, details } = describeAdvice(advice, "camisa");
  return [answer, ...details].join(" ");
}

it("never promises, and says why", () => {
  expect(say(180, 82)).toBe("Pela tabela, o G deve servir. A camisa teria uns 11 cm de folga no tórax.");
});

describe("what else there is to know", () => {
  it("is the neighbour that may serve as well", () => {
    expect(say(180, 80)).toContain("O M também pode servir, um pouco mais justo.");
  });

  it("is both sizes, for somebody between them", () => {
    expect(say(175, 75)).toBe(
      "Pela tabela, você fica entre o M e o G: prefira o G. A camisa teria uns 14 cm de folga no tórax; no M, uns 8 cm de folga.",
    );
  });

  it("is that the table ends", () => {
    expect(say(180, 100, "folgado")).toContain("É o maior da tabela");
    expect(say(165, 50, "justo")).toContain("É o menor da tabela");
    expect(say(180, 117)).toContain("A camisa teria quase nenhuma folga no tórax.");
  });

  it("is a shirt that is short, and which one is not", () => {
    expect(say(200, 78)).toContain(
      "Com 72 cm de comprimento, pode ficar curto para a sua altura. O GG é mais comprido.",
    );
  });
});
