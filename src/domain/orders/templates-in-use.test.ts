import { describe, expect, it } from "vitest";
import {
  defaultMessageTemplates,
  defaultsLike,
  kindsIn,
  placeholdersIn,
  templatesInUse,
} from "./message-templates.ts";

describe("the texts of a shop", () => {
  const plain = templatesInUse({}, false);
  const stepped = templatesInUse({}, true);

  it("are, in the order of an order's life, those of the steps only where it uses them", () => {
    expect(kindsIn(plain)).toEqual(["received", "payment", "payment_confirmed", "sent"]);
    expect(kindsIn(stepped)).toEqual([
      "received",
      "payment",
      "payment_confirmed",
      "in_production",
      "ready",
      "sent",
      "delivered",
    ]);
  });

  it("may say the promise and the code only where it uses steps", () => {
    expect(Object.keys(placeholdersIn(plain))).not.toContain("rastreio");
    expect(Object.keys(placeholdersIn(stepped))).toEqual(
      expect.arrayContaining(["prazo", "rastreio", "nome"]),
    );
  });

  it("return to what they were, also after they were saved with steps on", () => {
    expect(defaultsLike(stepped)).toEqual(stepped);
    expect(templatesInUse(stepped, false)).toEqual(plain);
  });

  it("are the four without steps, also if more are stored", () => {
    expect(templatesInUse({ ready: "Pronto!" }, false)).toEqual(defaultMessageTemplates);
  });

  it("are seven with steps, with what the owner has changed", () => {
    const texts = templatesInUse({ ready: "Pronto!", sent: "Saiu!" }, true);
    expect(Object.keys(texts)).toHaveLength(7);
    expect(texts).toMatchObject({ ready: "Pronto!", sent: "Saiu!" });
  });

  it("have the code in the text about the sending, if that was stored unchanged before there were steps", () => {
    expect(templatesInUse(defaultMessageTemplates, true).sent).toContain("{rastreio}");
  });
});
