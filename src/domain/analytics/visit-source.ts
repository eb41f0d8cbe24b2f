import { withoutAccents } from "../slug.ts";
import type { VisitOrigin } from "./visit-event.ts";

/** A visit whose address was typed, bookmarked, or opened from an app that sends no referrer. */
export const DIRECT = "direto";
/** Values beyond the daily limit of different ones are counted together under this name. */
export const OTHERS = "outros";

const SEPARATOR = " / ";
const PART_LENGTH = 40;
const HOST_LENGTH = 60;

/** Many hosts belong to one site. The first pattern that matches wins. */
const places: [RegExp, string][] = [
  [/(^|\.)instagram\.com$/, "instagram"],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, "facebook"],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, "whatsapp"],
  [/(^|\.)google\.[a-z.]+$/, "google"],
  [/(^|\.)bing\.com$/, "bing"],
  [/(^|\.)duckduckgo\.com$/, "duckduckgo"],
  [/(^|\.)(youtube\.com|youtu\.be)$/, "youtube"],
  [/(^|\.)tiktok\.com$/, "tiktok"],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, "x"],
];

/** One short text for a visit's source: the campaign's parameters, else the referring site, else `DIRECT`. */
export function sourceOf({ utm, referrer }: VisitOrigin, ownHost: string): string {
  const [source = "", ...rest] = utm.map(cleanPart);
  if (source) return [source, ...rest].join(SEPARATOR).replace(/( \/ )+$/, "");
  const host = hostOf(referrer);
  if (host === "" || host === ownHost.replace(/^www\./, "")) return DIRECT;
  return places.find(([pattern]) => pattern.test(host))?.[1] ?? host.slice(0, HOST_LENGTH);
}

/** Splits a source into its parts again: source, medium, campaign. */
export const splitSource = (source: string): string[] => source.split(SEPARATOR);

/** An e-mail address or a telephone number in a link is personal data: a part that holds one is dropped. */
function cleanPart(text: string): string {
  if (isPersonal(text)) return "";
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, PART_LENGTH);
}

function hostOf(referrer: string): string {
  // Android apps send their package name as the referrer: "android-app://com.instagram.android/".
  const app = /^android-app:\/\/([\w.]+)/.exec(referrer)?.[1];
  if (app) return app.includes("instagram") ? "instagram.com" : app.includes("google") ? "google.com" : app;
  if (!URL.canParse(referrer)) return "";
  const { protocol, hostname } = new URL(referrer);
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, "") : "";
}

/** True for an e-mail address, and for so many digits that they could be a telephone, CPF or card number. */
export function isPersonal(text: string): boolean {
  return text.includes("@") || text.replace(/[\s().-]/g, "").search(/\d{8}/) >= 0;
}
