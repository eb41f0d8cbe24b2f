import { describe, expect, it } from "vitest";
import { erasureProof, isErasureConfirmed } from "./erasure.ts";

describe("the proof before an erasure", () => {
  it("is the number, or the e-mail of an account without a number", () => {
    const emails = ["ana@exemplo.com.br"];
    expect(erasureProof({ whatsapp: "11912345678", emails })).toBe("11912345678");
    expect(erasureProof({ whatsapp: "", emails })).toBe("ana@exemplo.com.br");
  });

  it.each([
    ["11912345678", true],
    ["(11) 91234-5678", true],
    ["+55 11 91234-5678", true],
    ["11912345679", false],
    ["1191234567", false],
    ["", false],
  ])("for a number, %j is taken: %s", (typed, taken) => {
    expect(isErasureConfirmed(typed, "11912345678")).toBe(taken);
  });

  it.each([
    [" Ana@Exemplo.com.br ", true],
    ["ana@exemplo.com", false],
  ])("for an e-mail, %j is taken: %s", (typed, taken) => {
    expect(isErasureConfirmed(typed, "ana@exemplo.com.br")).toBe(taken);
  });

  it("is never confirmed by empty text, even if the customer has neither", () => {
    expect(isErasureConfirmed("", "")).toBe(false);
  });
});
