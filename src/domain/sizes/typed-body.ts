import { type Fit, fits } from "./advise-size.ts";
import type { Body } from "./estimate-chest.ts";

/** A person's body, and how the person likes a shirt. */
export interface Wearer extends Body {
  fit: Fit;
}

/** What people have; less and more is a mistake, or half of what is being typed. */
const heights = { min: 50, max: 230 };
const weights = { min: 25, max: 250 };

/** "175", "175 cm", "1,75", "1.75 m", "1m75" → centimetres. Undefined for other text and for what nobody measures. */
export function parseHeight(typed: string): number | undefined {
  const text = plain(typed).replace(/c?m$/, "");
  const metres = /^([012])[.,m](\d{1,2})$/.exec(text);
  if (metres) return within(Number(metres[1]) * 100 + Number(metres[2]?.padEnd(2, "0")), heights);
  return /^\d{2,3}$/.test(text) ? within(Number(text), heights) : undefined;
}

/** "70", "70,5", "70.5 kg" → kilograms. */
export function parseWeight(typed: string): number | undefined {
  const text = plain(typed).replace(/kg$/, "");
  return /^\d{2,3}([.,]\d)?$/.test(text) ? within(Number(text.replace(",", ".")), weights) : undefined;
}

/** Parses a wearer from the browser's storage, which any script or version may have written. */
export function readWearer(stored: unknown): Wearer | undefined {
  const { height, weight, fit } = (stored ?? {}) as { [Name in keyof Wearer]?: unknown };
  const knownFit = fits.find((one) => one === fit);
  if (typeof height !== "number" || typeof weight !== "number" || !knownFit) return undefined;
  const body = { height: parseHeight(String(height)), weight: parseWeight(String(weight)) };
  return body.height && body.weight ? { height: body.height, weight: body.weight, fit: knownFit } : undefined;
}

const plain = (typed: string): string => typed.toLowerCase().replaceAll(/\s/g, "");

const within = (value: number, { min, max }: typeof heights): number | undefined =>
  value >= min && value <= max ? value : undefined;
