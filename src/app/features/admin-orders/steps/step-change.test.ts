import { describe, expect, it } from "vitest";
import type { Step } from "#domain/fulfilment/step.ts";
import type { Tracking } from "#domain/fulfilment/tracking.ts";
import { type StepChange, takeBack, typedChange } from "./step-change.ts";

const pac: Tracking = { carrier: "Correios", code: "AA123456785BR" };
const moto: Tracking = { carrier: "Motoboy", code: "77" };

describe("what was typed of a parcel", () => {
  it("is its carrier, if one was named, and its code", () => {
    expect(typedChange({ carrier: " Motoboy ", code: "77" }, pac)).toEqual(moto);
    expect(typedChange({ carrier: " ", code: "77" }, null)).toEqual({ carrier: null, code: "77" });
  });

  it("removes the parcel that the order has once the code is emptied", () => {
    expect(typedChange({ carrier: "Correios", code: " " }, pac)).toBeNull();
  });

  it("changes nothing where nothing was typed and there was none", () => {
    expect(typedChange({ carrier: " ", code: "" }, null)).toBeUndefined();
  });

  it("is not dropped where a carrier has no code yet", () => {
    expect(typedChange({ carrier: "Motoboy", code: "" }, null)).toEqual({ carrier: "Motoboy", code: "" });
  });
});

describe("a step that is taken back", () => {
  type Order = StepChange["before"];
  const order = (step: Step, tracking: Tracking | null): Order => ({ step, tracking });
  const apply = ({ step, tracking }: StepChange, { tracking: kept }: Order): Order =>
    order(step, tracking === undefined ? kept : tracking);

  it.each([
    ["adds a code", order("ready", null), moto],
    ["replaces a code", order("ready", pac), moto],
    ["removes a code", order("ready", pac), null],
    ["leaves the code alone", order("ready", pac), undefined],
  ])("leaves the order as it was before a change that %s", (_, before, tracking) => {
    const change: StepChange = { id: "1", step: "sent", tracking, before };
    const changed = apply(change, before);
    const undone = apply(takeBack(change), changed);
    expect(undone).toEqual(before);
    expect(apply(takeBack(takeBack(change)), undone)).toEqual(changed);
  });

  it("keeps a code that somebody has added meanwhile, if it changed none itself", () => {
    const before = order("to_do", null);
    const change: StepChange = { id: "1", step: "ready", before };
    expect(apply(takeBack(change), order("ready", pac))).toEqual(order("to_do", pac));
  });
});
