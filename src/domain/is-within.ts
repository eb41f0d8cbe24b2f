/** Whether a value that anybody may have stored is a whole number from 0 to `max`. */
export function isWithin(value: unknown, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max;
}
