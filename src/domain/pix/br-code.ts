/**
 * Builds the static BR Code of a Pix payment: the content of the QR code and of 'copia e cola'. The layout is EMV's,
 * with the fields of the central bank's manual. The code only requests a payment; the shop is not notified of it.
 */
import { centsToDecimal } from "../money.ts";
import { withoutAccents } from "../slug.ts";
import { crc16 } from "./crc16.ts";

export const MAX_RECEIVER_NAME_LENGTH = 25;
export const MAX_RECEIVER_CITY_LENGTH = 15;
const MAX_REFERENCE_LENGTH = 25;

/** The reference of a payment that the receiver need not identify. */
export const NO_REFERENCE = "***";

export interface BrCodePayment {
  /** The Pix key as it is registered: digits, +55…, an e-mail address or a UUID. */
  key: string;
  receiverName: string;
  receiverCity: string;
  /** If omitted, the payer types the amount. */
  amountCents?: number;
  /** The reference in the receiver's bank statement: letters and digits. */
  reference: string;
}

export function brCode(payment: BrCodePayment): string {
  const { key, receiverName, receiverCity, amountCents, reference } = payment;
  const unsigned = [
    field("00", "01"),
    field("26", field("00", "br.gov.bcb.pix") + field("01", key)),
    field("52", "0000"),
    field("53", "986"),
    amountCents === undefined ? "" : field("54", centsToDecimal(amountCents)),
    field("58", "BR"),
    field("59", toPlainField(receiverName, MAX_RECEIVER_NAME_LENGTH)),
    field("60", toPlainField(receiverCity, MAX_RECEIVER_CITY_LENGTH)),
    field("62", field("05", toReference(reference))),
    "6304",
  ].join("");
  return unsigned + crc16(unsigned);
}

/** Reduces text to plain ASCII, which all banks accept and in which the field's length is its number of bytes. */
export function toPlainField(text: string, maxLength: number): string {
  return withoutAccents(text)
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, maxLength)
    .trim();
}

function toReference(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, "").slice(0, MAX_REFERENCE_LENGTH) || NO_REFERENCE;
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, "0") + value;
}
