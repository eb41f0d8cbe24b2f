import type { FieldErrors } from "#domain/errors.ts";
import { isNameComplete, isNumberComplete } from "#domain/print/customization.ts";
import { findSize, type Sized } from "#domain/sizes/size-grid.ts";
import { isSoldOut } from "#domain/stock/shown-units.ts";
import type { Stocked } from "#domain/stock/stock.ts";
import type { TypedShirt } from "./shirt-fields.tsx";

/** What is missing, by field; the shop checks it again. Fields hold the letters that fit, and digits alone. */
export function checkShirt({ name, number, size }: TypedShirt, product: Sized & Stocked): FieldErrors {
  return {
    ...(!isNameComplete(name) && { name: "Digite o nome" }),
    ...(!isNumberComplete(number) && { number: "Digite o número" }),
    ...(!(size && findSize(product, size)) && { size: "Escolha o tamanho" }),
    ...(size && isSoldOut(product, size) && { size: `O ${size} esgotou: escolha outro` }),
  };
}
