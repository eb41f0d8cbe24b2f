/** How many attempts a window allows: from one IP address, and for one e-mail or account from any address. */
export interface RateRule {
  readonly name: string;
  readonly windowSeconds: number;
  readonly perAddress: number;
  readonly perSubject: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

// Many people share an IP address (of a carrier or an office), so the limit per address is higher.
export const rateRules = {
  signIn: { name: "sign-in", windowSeconds: 5 * MINUTE, perAddress: 60, perSubject: 10 },
  signUp: { name: "sign-up", windowSeconds: HOUR, perAddress: 20, perSubject: 5 },
  recovery: { name: "recovery", windowSeconds: HOUR, perAddress: 20, perSubject: 5 },
  resend: { name: "resend", windowSeconds: HOUR, perAddress: 20, perSubject: 5 },
  invitation: { name: "invitation", windowSeconds: HOUR, perAddress: 30, perSubject: 5 },
  openLink: { name: "open-link", windowSeconds: 5 * MINUTE, perAddress: 30, perSubject: 30 },
  /** A signed-in user enters the password again, to change it or to delete the account. */
  confirmPassword: { name: "confirm-password", windowSeconds: 15 * MINUTE, perAddress: 30, perSubject: 10 },
  /** The limit is low because six digits are soon guessed, and an attacker at this point already has the password. */
  secondFactor: { name: "second-factor", windowSeconds: HOUR, perAddress: 40, perSubject: 10 },
  /** Every attempt may send a mail to the given address, so the limit per address is low. */
  newsletter: { name: "newsletter", windowSeconds: HOUR, perAddress: 20, perSubject: 3 },
  diagnosis: { name: "diagnosis", windowSeconds: 15 * MINUTE, perAddress: 20, perSubject: 10 },
  userStatus: { name: "user-status", windowSeconds: 15 * MINUTE, perAddress: 30, perSubject: 10 },
} as const satisfies Record<string, RateRule>;
