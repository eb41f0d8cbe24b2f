import { formatCents } from "../money.ts";

/** What the shop says about paying in parts; the customer agrees on it by WhatsApp. */
export interface InstalmentRules {
  /** At most this many. */
  count: number;
  /** The interest of a month in hundredths of a percent; 0 without interest. */
  monthlyInterest: number;
  /** No part is smaller than this. */
  minimumCents: number;
}

export interface Instalments {
  count: number;
  eachCents: number;
  totalCents: number;
  hasInterest: boolean;
}

export const MAX_INSTALMENTS = 12;
/** 20 % in a month. */
export const MAX_MONTHLY_INTEREST = 2000;
/** R$ 10.000,00 */
export const MAX_PART_CENTS = 1_000_000;

/** As many parts as the price allows; undefined if it allows no two. Parts are rounded up, as card machines do. */
export function splitPrice(priceCents: number, rules: InstalmentRules): Instalments | undefined {
  for (let count = rules.count; count >= 2; count -= 1) {
    const eachCents = partOf(priceCents, count, rules.monthlyInterest / 10_000);
    if (eachCents >= Math.max(1, rules.minimumCents)) {
      return { count, eachCents, totalCents: count * eachCents, hasInterest: rules.monthlyInterest > 0 };
    }
  }
  return undefined;
}

/** By the formula of equal parts (Price), the first of them after a month. */
function partOf(cents: number, count: number, interest: number): number {
  if (interest === 0) return Math.ceil(cents / count);
  return Math.ceil((cents * interest) / (1 - (1 + interest) ** -count));
}

/** "ou 6x de R$ 33,32 sem juros"; with interest the law asks for the total. */
export function describeInstalments({ count, eachCents, totalCents, hasInterest }: Instalments): string {
  const parts = `ou ${count}x de ${formatCents(eachCents)}`;
  return hasInterest ? `${parts} com juros (total ${formatCents(totalCents)})` : `${parts} sem juros`;
}
