/** Without 0, O, 1 and I, which look alike when a code is read out or typed from a picture. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 6;

/** A code that is easy to type and hard to guess. */
export function generateCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}
