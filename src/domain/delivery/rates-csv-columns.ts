import { parsePrice } from "../catalog/price.ts";
import { centsToComma } from "../money.ts";
import { formatCep } from "./cep.ts";
import type { DeliveryRate } from "./delivery-method.ts";
import type { DeliveryRateInput } from "./delivery-method-input.ts";
import { deliveryTexts } from "./delivery-texts.ts";
import { isSameName } from "./match-rates.ts";
import { parseGrams } from "./typed-weight.ts";

/** The kinds that have several rows. */
export type ListedKind = "local" | "table";

export interface RatesColumn {
  heading: string;
  /** Every row has it; the others may be left out of a file. */
  required?: boolean;
  write: (rate: DeliveryRate) => string;
  /** An unreadable number becomes NaN, which the schema refuses with its own message. */
  read: (cell: string) => Partial<DeliveryRateInput>;
}

const price: RatesColumn = {
  heading: "Preço",
  required: true,
  write: ({ priceCents }) => centsToComma(priceCents),
  read: (cell) => ({ price_cents: parsePrice(cell) ?? Number.NaN }),
};

const days: RatesColumn = {
  heading: "Prazo (dias úteis)",
  required: true,
  write: (rate) => String(rate.days),
  read: (cell) => ({ days: /^\d+$/.test(cell) ? Number(cell) : Number.NaN }),
};

export const ratesColumns: Record<ListedKind, readonly RatesColumn[]> = {
  local: [
    {
      heading: "Bairro",
      required: true,
      write: ({ district }) => district ?? deliveryTexts.otherDistricts,
      read: (cell) => ({ district: isSameName(cell, deliveryTexts.otherDistricts) ? null : cell }),
    },
    price,
    days,
  ],
  table: [
    {
      heading: "CEP inicial",
      write: ({ cepFrom }) => formatCep(cepFrom ?? ""),
      read: (cell) => ({ cep_from: readCep(cell) }),
    },
    {
      heading: "CEP final",
      write: ({ cepTo }) => formatCep(cepTo ?? ""),
      read: (cell) => ({ cep_to: readCep(cell) }),
    },
    {
      heading: "Estado",
      write: ({ state }) => state ?? "",
      read: (cell) => ({ state: cell.toUpperCase() || null }),
    },
    {
      heading: "Peso acima de (kg)",
      write: ({ overGrams }) => (overGrams === 0 ? "" : writeKilograms(overGrams)),
      read: (cell) => ({ over_grams: cell === "" ? 0 : readKilograms(cell) }),
    },
    {
      heading: "Peso até (kg)",
      write: ({ upToGrams }) => (upToGrams === null ? "" : writeKilograms(upToGrams)),
      read: (cell) => ({ up_to_grams: cell === "" ? null : readKilograms(cell) }),
    },
    price,
    days,
  ],
};

/** Spreadsheets drop the zero at the beginning of a CEP that is written without its hyphen. */
function readCep(cell: string): string | null {
  if (cell === "") return null;
  const digits = cell.replace(/[\s.-]/g, "");
  return /^\d{7}$/.test(digits) ? `0${digits}` : digits;
}

const writeKilograms = (grams: number) => String(grams / 1000).replace(".", ",");
const readKilograms = (cell: string) => parseGrams(cell, "kg") ?? Number.NaN;
