/** Reduces what was typed or pasted to its digits, eight at most. */
export function normalizeCep(text: string): string {
  return text.replace(/\D/g, "").slice(0, 8);
}

export const isWholeCep = (cep: string): boolean => /^\d{8}$/.test(cep);

/** 01310100 → 01310-100 */
export function formatCep(cep: string): string {
  return isWholeCep(cep) ? `${cep.slice(0, 5)}-${cep.slice(5)}` : cep;
}

export interface PostalAddress {
  street: string;
  district: string;
  city: string;
  state: string;
}

/** 'street, district, city - state'; small towns have no street or district, which are then left out. */
export function composeAddress({ street, district, city, state }: PostalAddress): string {
  const place = [city, state].filter(Boolean).join(" - ");
  return [street, district, place].filter(Boolean).join(", ");
}
