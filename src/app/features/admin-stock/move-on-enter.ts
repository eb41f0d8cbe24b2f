import type { KeyboardEvent } from "react";

const FIELDS = "input[data-units]";

/** Enter in a field of units goes to the next one; in the last one it does what the form is for. */
export function moveOnEnter(event: KeyboardEvent<HTMLInputElement>, atTheEnd: () => void): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else atTheEnd();
}
