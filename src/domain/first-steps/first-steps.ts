/** What an owner does in the first hour, in the order in which the dashboard asks for it. */
export const firstSteps = ["name", "whatsapp", "pix", "logo", "product", "banner", "demo"] as const;
export type FirstStep = (typeof firstSteps)[number];

export interface FirstSteps {
  /** The owner has put the list away. */
  hidden: boolean;
  done: Record<FirstStep, boolean>;
}
