/** How many attempts a window allows. A limit that is left out does not apply. */
export interface RateRule {
  readonly name: string;
  readonly windowSeconds: number;
  /** From one IP address. */
  readonly perAddress?: number;
  /**
   * From one IP address for one e-mail or account. It stops whoever guesses without locking the account's owner out, who
   * is elsewhere.
   */
  readonly perPair?: number;
  /** For one e-mail or account from any address. */
  readonly perSubject?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

// Many people share an IP address (of a carrier or an office), so the limit per address is higher.
export const rateRules = {
  /** Past the limit of the account, which only many addresses together reach, the way in is a link by mail. */
  signIn: { name: "sign-in", windowSeconds: 5 * MINUTE, perAddress: 60, perPair: 10, perSubject: 100 },
  signUp: { name: "sign-up", windowSeconds: HOUR, perAddress: 20, perPair: 5 },
  recovery: { name: "recovery", windowSeconds: HOUR, perAddress: 20, perPair: 5 },
  resend: { name: "resend", windowSeconds: HOUR, perAddress: 20, perPair: 5 },
  /** Mails with a link, of one kind to one address. The links of the earlier ones still work. */
  mailedLink: { name: "mailed-link", windowSeconds: HOUR, perSubject: 20 },
  invitation: { name: "invitation", windowSeconds: HOUR, perAddress: 30, perSubject: 5 },
  openLink: { name: "open-link", windowSeconds: 5 * MINUTE, perAddress: 30 },
  /** A signed-in user enters the password again, to change it or to delete the account. */
  confirmPassword: { name: "confirm-password", windowSeconds: 15 * MINUTE, perAddress: 30, perSubject: 10 },
  /** The limit is low because six digits are soon guessed, and an attacker at this point already has the password. */
  secondFactor: { name: "second-factor", windowSeconds: HOUR, perAddress: 40, perSubject: 10 },
  /** Codes of offers that are typed into the cart, which asks again when it is opened. */
  offerCode: { name: "offer-code", windowSeconds: 5 * MINUTE, perAddress: 60, perSubject: 30 },
  /** Whoever waits for a payment may ask for it; each question goes to the provider. */
  paymentCheck: { name: "payment-check", windowSeconds: MINUTE, perAddress: 30, perSubject: 6 },
  newsletter: { name: "newsletter", windowSeconds: HOUR, perAddress: 20, perPair: 3 },
  stockAlert: { name: "stock-alert", windowSeconds: HOUR, perAddress: 20, perPair: 5 },
  teamOrder: { name: "team-order", windowSeconds: HOUR, perAddress: 5 },
  /** A whole team may be behind one address; the list is the subject. */
  teamShirt: { name: "team-shirt", windowSeconds: 10 * MINUTE, perAddress: 120, perSubject: 600 },
  diagnosis: { name: "diagnosis", windowSeconds: 15 * MINUTE, perAddress: 20, perPair: 10, perSubject: 100 },
  userStatus: { name: "user-status", windowSeconds: 15 * MINUTE, perAddress: 30, perPair: 10 },
} as const satisfies Record<string, RateRule>;
