import { ApiError } from "#app/api/api-client.ts";
import type { FormRefusal } from "./use-form.ts";

/** Whether somebody else has saved the same record meanwhile. A conflict at a field, such as a name that is taken, is none. */
export const isConflict = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === "conflict" && Object.keys(failure.fields).length === 0;

/** For a form with a ConflictAlert: that says what a conflict is, and what is wrong with a field stands at the field. */
export function refuseRecord(refusal: ApiError): FormRefusal {
  const { fields, message } = refusal;
  const isSaidElsewhere = isConflict(refusal) || Object.keys(fields).length > 0;
  return { alert: isSaidElsewhere ? undefined : message, fields };
}
