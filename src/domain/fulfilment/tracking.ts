import { isS10, looksLikeS10 } from "./s10.ts";

/** Who carries a parcel, and under which code. */
export interface Tracking {
  /** As the owner calls it; null if nobody was named. */
  carrier: string | null;
  code: string;
}

/** As it is stored with an order. */
export interface StoredTracking {
  carrier: string | null;
  trackingCode: string | null;
}

/** Null while nobody has said a code. */
export const trackingOf = ({ carrier, trackingCode }: StoredTracking): Tracking | null =>
  trackingCode === null ? null : { carrier, code: trackingCode };

export const CORREIOS = "Correios";

/** The carriers whose pages the shop knows, by the address that a code is appended to. */
const trackingPages: Record<string, string> = {
  [CORREIOS]: "https://rastreamento.correios.com.br/app/index.php?objetos=",
  Jadlog: "https://www.jadlog.com.br/tracking?cte=",
  Loggi: "https://www.loggi.com/rastreador/",
  "Melhor Envio": "https://www.melhorrastreio.com.br/rastreio/",
};

export const knownCarriers = Object.keys(trackingPages);

export const trackingTexts = {
  wrongDigit: "Confira o código: o dígito não bate",
  wrongShape: "Um código dos Correios tem 13 caracteres, como AA123456785BR",
};

const sameName = (one: string, other: string) =>
  one.localeCompare(other, "pt-BR", { sensitivity: "base" }) === 0;

/** The name as the shop writes it, of a carrier that it knows; otherwise as it was typed. */
const knownName = (typed: string): string => knownCarriers.find((known) => sameName(known, typed)) ?? typed;

/**
 * What is kept of what was typed or scanned. Codes of Correios have no spaces and capital letters, and a code that looks
 * like theirs is theirs, if no other carrier is named. Others are kept as they were typed.
 */
export function readTracking(typed: { carrier?: string | null | undefined; code: string }): Tracking {
  const named = typed.carrier ? knownName(typed.carrier) : null;
  const postal = typed.code.replace(/[\s.-]/g, "").toUpperCase();
  const isPostal = named === CORREIOS || (named === null && looksLikeS10(postal));
  return isPostal ? { carrier: CORREIOS, code: postal } : { carrier: named, code: typed.code };
}

/** What is wrong with a code; only those of Correios can be checked. */
export function refuseTracking({ carrier, code }: Tracking): string | undefined {
  if (carrier !== CORREIOS || isS10(code)) return undefined;
  return looksLikeS10(code) ? trackingTexts.wrongDigit : trackingTexts.wrongShape;
}

/** The carrier's page about the parcel, if the shop knows it. */
export function trackingUrl({ carrier, code }: Tracking): string | null {
  const page = carrier === null ? undefined : trackingPages[carrier];
  return page === undefined ? null : page + encodeURIComponent(code);
}

/** "Correios AA123456785BR" */
export const nameParcel = ({ carrier, code }: Tracking): string => (carrier ? `${carrier} ${code}` : code);

/** The same, and the page on a line of its own */
export function describeTracking(tracking: Tracking): string {
  const name = nameParcel(tracking);
  const url = trackingUrl(tracking);
  return url === null ? name : `${name}\n${url}`;
}
