/** The numbers of parcels in international post, which Correios use: two letters, eight digits, a check digit, a country. */

const SHAPE = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

export const looksLikeS10 = (code: string): boolean => SHAPE.test(code);

/** Whether the check digit is that of the eight digits before it. */
export function isS10(code: string): boolean {
  const [, digits, check] = SHAPE.exec(code) ?? [];
  return digits !== undefined && Number(check) === checkDigit(digits);
}

export function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = 11 - (sum % 11);
  if (rest === 10) return 0;
  return rest === 11 ? 5 : rest;
}
