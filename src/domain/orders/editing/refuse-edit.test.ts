import { describe, expect, it } from "vitest";
import { steps } from "../../fulfilment/step.ts";
import { editTexts } from "./edit-texts.ts";
import { refuseEdit } from "./refuse-edit.ts";

const pending = { status: "pending", step: null, customerWhatsapp: "11912345678" };

describe("an order", () => {
  it("can be edited while it is pending, in a shop that does not use steps", () => {
    expect(refuseEdit(pending)).toBeUndefined();
  });

  it.each(steps)("at the step %s can be edited only before it is produced", (step) => {
    expect(refuseEdit({ ...pending, step })).toBe(step === "to_do" ? undefined : editTexts.produced);
  });

  it.each(["completed", "shipped"])("that is %s cannot be edited", (status) => {
    expect(refuseEdit({ ...pending, status })).toBe(editTexts.completed);
  });

  it("whose customer was erased cannot be edited", () => {
    expect(refuseEdit({ ...pending, customerWhatsapp: "" })).toBe(editTexts.erased);
  });
});
