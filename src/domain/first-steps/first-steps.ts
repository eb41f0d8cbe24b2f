/** The onboarding checklist of a new shop, in the order in which the dashboard shows it. */
export const firstSteps = [
  "name",
  "whatsapp",
  "pix",
  "logo",
  "category",
  "product",
  "banner",
  "demo",
] as const;
export type FirstStep = (typeof firstSteps)[number];

export interface FirstSteps {
  /** True once the owner has dismissed the list. */
  hidden: boolean;
  done: Record<FirstStep, boolean>;
}
