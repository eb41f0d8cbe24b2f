/** How often something may be tried: from one address, and for one e-mail or account wherever it is tried from. */
export interface RateRule {
  readonly name: string;
  readonly windowSeconds: number;
  readonly perAddress: number;
  readonly perSubject: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

// Many people share an address (a carrier's, an office's), so that limit is the wider one.
export const rateRules = {
  signIn: { name: "sign-in", windowSeconds: 5 * MINUTE, perAddress: 60, perSubject: 10 },
  signUp: { name: "sign-up", windowSeconds: HOUR, perAddress: 20, perSubject: 5 },
  recovery: { name: "recovery", windowSeconds: HOUR, perAddress: 20, perSubject: 5 },
  resend: { name: "resend", windowSeconds: HOUR, perAddress: 20, perSubject: 5 },
  invitation: { name: "invitation", windowSeconds: HOUR, perAddress: 30, perSubject: 5 },
  openLink: { name: "open-link", windowSeconds: 5 * MINUTE, perAddress: 30, perSubject: 30 },
  /** Of the password, by somebody who is signed in already: changing it, deleting the account. */
  confirmPassword: { name: "confirm-password", windowSeconds: 15 * MINUTE, perAddress: 30, perSubject: 10 },
  /** Few: six digits are soon tried through, and whoever tries knows the password already. */
  secondFactor: { name: "second-factor", windowSeconds: HOUR, perAddress: 40, perSubject: 10 },
  /** A mail goes to whoever is named, so one address is written to only so often. */
  newsletter: { name: "newsletter", windowSeconds: HOUR, perAddress: 20, perSubject: 3 },
  diagnosis: { name: "diagnosis", windowSeconds: 15 * MINUTE, perAddress: 20, perSubject: 10 },
  userStatus: { name: "user-status", windowSeconds: 15 * MINUTE, perAddress: 30, perSubject: 10 },
} as const satisfies Record<string, RateRule>;
