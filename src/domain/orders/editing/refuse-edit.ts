import type { Step } from "../../fulfilment/step.ts";
import { editTexts } from "./edit-texts.ts";

interface Progress {
  status: string;
  /** Null in a shop that does not use steps. */
  step: Step | null;
  customerWhatsapp: string;
}

/** Why an order cannot be changed: it is done, its shirts are being made, or nobody knows whose it was. */
export function refuseEdit({ status, step, customerWhatsapp }: Progress): string | undefined {
  if (status !== "pending") return editTexts.completed;
  if (step !== null && step !== "to_do") return editTexts.produced;
  return customerWhatsapp === "" ? editTexts.erased : undefined;
}
