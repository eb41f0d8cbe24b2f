import { readPageNumber } from "../catalog/listing-query.ts";
import { productOrders } from "../catalog/product.ts";
import { readSearchQuery } from "../search/search-query.ts";

/** What a value of a query parameter means for the page, as the page's loader reads it. */
export interface ParameterReading {
  /** One form for all values of the same meaning; null where the page is the same as without the parameter. */
  value: string | null;
  /** True for a text that visitors choose, so that there is no end of values. */
  isFreeText: boolean;
}

type Read = (text: string) => ParameterReading | undefined;

const MAX_TEXT_LENGTH = 200;

const known = (value: string | null): ParameterReading => ({ value, isFreeText: false });

const freeText: Read = (text) => {
  if (text === "") return known(null);
  return text.length > MAX_TEXT_LENGTH ? undefined : { value: text, isFreeText: true };
};

/** Whether a key is written as in the shop's own links. The same page has endless other spellings. */
export const isPlainKey = (text: string): boolean => /^[a-z0-9-]{1,80}$/.test(text);

const [defaultOrder] = productOrders;

const readings = {
  desconto: (text) => known(text === "1" ? text : null),
  estoque: (text) => known(text === "1" ? text : null),
  ordem: (text) => known(productOrders.find((order) => order === text && order !== defaultOrder) ?? null),
  pagina: (text) => {
    const page = readPageNumber(new URLSearchParams({ pagina: text }));
    return page === undefined ? undefined : known(page === 1 ? null : String(page));
  },
  subcategoria: (text) => (isPlainKey(text) ? known(text) : freeText(text)),
  tamanho: freeText,
  q: (text) => freeText(readSearchQuery(text)),
  nome: freeText,
  numero: freeText,
  opcoes: freeText,
} satisfies Record<string, Read>;

export type PageParameter = keyof typeof readings;

/** Returns undefined for a value with which the page is not cached. */
export function readPageParameter(name: PageParameter, text: string | null): ParameterReading | undefined {
  return text === null ? known(null) : readings[name](text);
}
