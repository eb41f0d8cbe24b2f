/** "até 5 dias úteis" */
export function describeBusinessDays(days: number): string {
  if (days === 0) return "no mesmo dia útil";
  return days === 1 ? "até 1 dia útil" : `até ${days} dias úteis`;
}
