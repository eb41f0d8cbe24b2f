import { readWhole } from "#app/features/forms/read-whole.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import { centsToComma } from "#domain/money.ts";

/** From which sum or number of shirts on a delivery is free, as it is typed. */
export interface FreeDraft {
  freeFromReais: string;
  freeFromUnits: string;
}

interface FreeFrom {
  freeFromCents: number | null;
  freeFromUnits: number | null;
}

export const draftOfFree = ({ freeFromCents, freeFromUnits }: FreeFrom): FreeDraft => ({
  freeFromReais: freeFromCents === null ? "" : centsToComma(freeFromCents),
  freeFromUnits: freeFromUnits === null ? "" : String(freeFromUnits),
});

/** As it is sent. An unreadable number becomes NaN, which the schema refuses with the field's own message. */
export const toFreeInput = ({ freeFromReais, freeFromUnits }: FreeDraft) => ({
  free_from_cents: freeFromReais.trim() === "" ? null : (parsePrice(freeFromReais) ?? Number.NaN),
  free_from_units: freeFromUnits.trim() === "" ? null : readWhole(freeFromUnits),
});
