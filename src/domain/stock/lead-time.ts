/** How long a shirt takes that is made to order, in business days. */
export interface LeadTime {
  minDays: number;
  maxDays: number;
}

/** What pages say of shirts on the shelf, in a shop that says so. */
export const READY = "Pronta entrega";

/** "15 a 25 dias úteis" */
export function describeLeadDays({ minDays, maxDays }: LeadTime): string {
  if (minDays !== maxDays) return `${minDays} a ${maxDays} dias úteis`;
  return maxDays === 1 ? "1 dia útil" : `${maxDays} dias úteis`;
}

/** "Sob encomenda: 15 a 25 dias úteis" */
export const describeLeadTime = (leadTime: LeadTime): string =>
  `Sob encomenda: ${describeLeadDays(leadTime)}`;
