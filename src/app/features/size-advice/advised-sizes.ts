import type { SizeAdvice } from "#domain/sizes/advise-size.ts";
import { findSize, type Sized } from "#domain/sizes/size-grid.ts";
import { isSoldOut } from "#domain/stock/shown-units.ts";
import type { Stocked } from "#domain/stock/stock.ts";

export type AskedProduct = Sized & Stocked & { id: string };

/** The sizes that the advice names, the preferred one first. */
export function advisedSizes(advice: SizeAdvice): string[] {
  if (advice.kind === "unknown") return [];
  if (advice.kind === "size") return [advice.answer, advice.also].flatMap((fitted) => fitted?.size ?? []);
  const { smaller, larger, prefer } = advice;
  return prefer === "larger" ? [larger.size, smaller.size] : [smaller.size, larger.size];
}

const isOffered = (product: AskedProduct, size: string): boolean =>
  findSize(product, size) !== undefined && !isSoldOut(product, size);

/** Those of them that can be chosen now. */
export const offeredSizes = (product: AskedProduct, advice: SizeAdvice): string[] =>
  advisedSizes(advice).filter((size) => isOffered(product, size));

/** 'O G está esgotado.' for each that cannot be. */
export const describeMissing = (product: AskedProduct, advice: SizeAdvice): string[] =>
  advisedSizes(advice)
    .filter((size) => !isOffered(product, size))
    .map((size) => (findSize(product, size) ? `O ${size} está esgotado.` : `O ${size} não está à venda.`));
