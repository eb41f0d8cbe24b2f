import { thresholds, type VitalRating } from "#domain/analytics/vital-histogram.ts";
import type { Device, PageKind, WebVital } from "#domain/analytics/web-vitals.ts";

const decimals = (digits: number) =>
  new Intl.NumberFormat("pt-BR", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const seconds = decimals(1);
const score = decimals(2);
const whole = decimals(0);

/** "1,2 s", "180 ms" or "0,05". Values up to a threshold are never rounded above it, nor others down to it. */
export function formatVital(vital: WebVital, value: number): string {
  switch (vital) {
    case "lcp":
      return `${seconds.format(keepSide(vital, value, 100) / 1000)} s`;
    case "inp":
      return `${whole.format(keepSide(vital, value, 10))} ms`;
    case "cls":
      return score.format(keepSide(vital, value, 0.01));
  }
}

function keepSide(vital: WebVital, value: number, step: number): number {
  const rounded = Math.round(value / step) * step;
  const { good, poor } = thresholds[vital];
  return [good, poor].some((threshold) => value > threshold && rounded <= threshold)
    ? rounded + step
    : rounded;
}

interface VitalTexts {
  name: string;
  /** The name that Google's tools use. */
  code: string;
  /** The sentence about three of four visits; `value` is formatted. */
  say: (value: string) => string;
  meaning: string;
}

export const vitalTexts: Record<WebVital, VitalTexts> = {
  lcp: {
    name: "Aparecer",
    code: "LCP",
    say: (value) => `A página aparece em ${value} para 3 de cada 4 visitas`,
    meaning: "Quanto demora até a foto ou o texto principal estar na tela.",
  },
  inp: {
    name: "Responder",
    code: "INP",
    say: (value) => `A página responde ao toque em ${value} para 3 de cada 4 visitas`,
    meaning: "Quanto demora até a tela mudar depois de um toque ou de uma tecla.",
  },
  cls: {
    name: "Ficar no lugar",
    code: "CLS",
    say: (value) => `A página se mexe ${value} ou menos para 3 de cada 4 visitas`,
    meaning: "Quanto o que já está na tela pula de lugar sozinho; 0 é nada.",
  },
};

/** "Bom até 2,5 s, ruim acima de 4,0 s." */
export function describeThresholds(vital: WebVital): string {
  const { good, poor } = thresholds[vital];
  return `Bom até ${formatVital(vital, good)}, ruim acima de ${formatVital(vital, poor)}.`;
}

export const ratingNames: Record<VitalRating, string> = {
  good: "Bom",
  needs_improvement: "A melhorar",
  poor: "Ruim",
};

export const pageNames: Record<PageKind, string> = {
  home: "Início",
  category: "Categoria",
  product: "Produto",
  cart: "Carrinho",
  other: "Outras páginas",
};

export const deviceNames: Record<Device, string> = { phone: "Celular", computer: "Computador" };
