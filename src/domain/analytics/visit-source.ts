import { withoutAccents } from "../slug.ts";
import type { VisitOrigin } from "./visit-event.ts";

/** A visit whose address was typed, kept as a bookmark, or opened from an app that does not say which. */
export const DIRECT = "direto";
/** What is counted together once a day has seen too many different ones. */
export const OTHERS = "outros";

const SEPARATOR = " / ";
const PART_LENGTH = 40;
const HOST_LENGTH = 60;

/** The same place under many hosts. The first that fits counts. */
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

/** One short text for where a visit came from: a campaign's own words, or the site before, or neither. */
export function sourceOf({ utm, referrer }: VisitOrigin, ownHost: string): string {
  const [source = "", ...rest] = utm.map(cleanPart);
  if (source) return [source, ...rest].join(SEPARATOR).replace(/( \/ )+$/, "");
  const host = hostOf(referrer);
  if (host === "" || host === ownHost.replace(/^www\./, "")) return DIRECT;
  return places.find(([pattern]) => pattern.test(host))?.[1] ?? host.slice(0, HOST_LENGTH);
}

/** Its parts again: source, medium, campaign. */
export const splitSource = (source: string): string[] => source.split(SEPARATOR);

/** Somebody's address or number in a link would be personal: such a part is dropped whole. */
function cleanPart(text: string): string {
  if (isPersonal(text)) return "";
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, PART_LENGTH);
}

function hostOf(referrer: string): string {
  // An app names itself by its package: "android-app://com.instagram.android/".
  const app = /^android-app:\/\/([\w.]+)/.exec(referrer)?.[1];
  if (app) return app.includes("instagram") ? "instagram.com" : app.includes("google") ? "google.com" : app;
  if (!URL.canParse(referrer)) return "";
  const { protocol, hostname } = new URL(referrer);
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, "") : "";
}

/** An e-mail address, or so many digits that they could be a telephone, a CPF or a card. */
export function isPersonal(text: string): boolean {
  return text.includes("@") || text.replace(/[\s().-]/g, "").search(/\d{8}/) >= 0;
}
