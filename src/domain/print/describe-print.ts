import type { Customization } from "./customization.ts";

/** The text for screen readers. */
export function describePrint({ name, number }: Customization): string {
  const printed = [name.trim() && `o nome ${name.trim()}`, number && `o número ${number}`].filter(Boolean);
  return printed.length > 0
    ? `Costas da camisa com ${printed.join(" e ")}`
    : "Costas da camisa, ainda sem nome e número";
}
