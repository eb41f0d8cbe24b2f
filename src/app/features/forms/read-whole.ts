/** A typed whole number; NaN for anything else, which a schema then refuses with the field's own message. */
export const readWhole = (typed: string): number =>
  /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : Number.NaN;
