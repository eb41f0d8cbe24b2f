import { isS10 } from "#domain/fulfilment/s10.ts";
import { MAX_CODE_LENGTH } from "#domain/fulfilment/tracking-input.ts";

/**
 * The code of a parcel in what a camera has read. The square on a label of Correios holds addresses and prices, too, and
 * the code among them; a text that is too long to be one is not what was meant.
 */
export function codeIn(scanned: string): string | undefined {
  const postal = scanned.toUpperCase().match(/[A-Z]{2}\d{9}[A-Z]{2}/g) ?? [];
  const code = postal.find(isS10) ?? scanned.trim();
  return code === "" || code.length > MAX_CODE_LENGTH ? undefined : code;
}
