/**
 * The static BR Code of a Pix payment: what the QR picture holds and what is pasted as 'copia e cola'. The layout is
 * EMV's, with the fields of the central bank's manual. It asks for a payment and knows nothing of it being made.
 */
import { centsToDecimal } from "../money.ts";
import { withoutAccents } from "../slug.ts";
import { crc16 } from "./crc16.ts";

export const LONGEST_RECEIVER_NAME = 25;
export const LONGEST_RECEIVER_CITY = 15;
const LONGEST_REFERENCE = 25;

/** Of a payment that its receiver need not recognise. */
export const NO_REFERENCE = "***";

export interface BrCodePayment {
  /** As it is registered: digits, +55…, an e-mail address or a UUID. */
  key: string;
  receiverName: string;
  receiverCity: string;
  /** Left out, the payer types the amount. */
  amountCents?: number;
  /** What stands beside the payment in the receiver's statement: letters and digits. */
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
    field("59", toPlainField(receiverName, LONGEST_RECEIVER_NAME)),
    field("60", toPlainField(receiverCity, LONGEST_RECEIVER_CITY)),
    field("62", field("05", toReference(reference))),
    "6304",
  ].join("");
  return unsigned + crc16(unsigned);
}

/** Without accents and signs that banks' programs stumble over; then a character is a byte, and its length certain. */
export function toPlainField(text: string, longest: number): string {
  return withoutAccents(text)
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, longest)
    .trim();
}

function toReference(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, "").slice(0, LONGEST_REFERENCE) || NO_REFERENCE;
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, "0") + value;
}
