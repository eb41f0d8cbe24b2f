/** CPF and CNPJ: the tax numbers of people and companies in Brazil, with their check digits. */

/** The demo shop's CNPJ: no company has it, so it counts as "not filled in yet". */
export const PLACEHOLDER_CNPJ = "00.000.000/0001-00";

export const WRONG_CPF = "Este CPF não existe: confira os números";

const plain = (text: string) => text.replace(/[^0-9a-z]/gi, "").toUpperCase();

export function isCpf(text: string): boolean {
  const digits = plain(text);
  if (!/^\d{11}$/.test(digits) || isOneDigit(digits)) return false;
  const head = digits.slice(0, 9);
  const first = checkDigit(head, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = checkDigit(head + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return digits === `${head}${first}${second}`;
}

/** Since July 2026 the first twelve places may also hold letters; the check digits stay digits. */
export function isCnpj(text: string): boolean {
  const characters = plain(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(characters) || isOneDigit(characters)) return false;
  const head = characters.slice(0, 12);
  const first = checkDigit(head, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = checkDigit(head + first, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return characters === `${head}${first}${second}`;
}

/** 52998224725 → 529.982.247-25; an incomplete number stays as it is. */
export function formatCpf(text: string): string {
  const found = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(plain(text));
  return found ? `${found[1]}.${found[2]}.${found[3]}-${found[4]}` : text;
}

/** 11222333000181 → 11.222.333/0001-81; an incomplete number stays as it is. */
export function formatCnpj(text: string): string {
  const found = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/.exec(plain(text));
  return found ? `${found[1]}.${found[2]}.${found[3]}/${found[4]}-${found[5]}` : text;
}

const isOneDigit = (characters: string) => new Set(characters).size === 1;

/** Modulo 11. A character's value is its ASCII code minus 48, so digits have their own value. */
function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (characters.charCodeAt(index) - 48),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
