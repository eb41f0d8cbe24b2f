/** Paths that identify a person or grant access, as the log and the referrer policy must recognise them. */

import { API_KEY_PREFIX } from "../api-key-prefix.ts";

const REDACTED = "[redacted]";
const MAX_DECODINGS = 3;

/** The pages of an order and of a team's list: whoever has the address may open them. */
const secretPages = new Set(["pedido", "time"]);
/** What follows these names grants access, as that of a backup does. */
const secretParents = new Set([...secretPages, "team-orders", "backups"]);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.data)?$/i;
const plain = /^[\w.~-]{1,80}$/;
/** A stored picture: the time of its upload and a random name. */
const picture = /^\d{13}-[a-z2-9]{22}\.[a-z]{3,4}$/;
/** A CEP or a WhatsApp number, with or without punctuation, also as a part of a longer text. */
const personalNumber = /(?:\d[-._~]*){8}/;
/** The token of an order's page, wherever it stands. */
const orderToken = /[0-9a-f]{32}/i;

/** Whether it is such a page, or its data. The router ignores case, decodes letters and accepts trailing parts. */
export const isSecretPage = (path: string): boolean =>
  secretPages.has(segmentsOf(path)[0]?.toLowerCase() ?? "");

/** The path as it may be logged. A part that is not known to be harmless is left out. */
export function redactPath(path: string): string {
  const segments = segmentsOf(path);
  const parent = segments.findIndex((segment) => secretParents.has(segment.toLowerCase()));
  const shown = (parent < 0 ? segments : segments.slice(0, parent + 1)).map(redactSegment);
  const hasSecret = parent >= 0 && parent < segments.length - 1;
  return `/${[...shown, ...(hasSecret ? [REDACTED] : [])].join("/")}`;
}

function redactSegment(segment: string): string {
  if (uuid.test(segment) || picture.test(segment)) return segment;
  const isSecret =
    personalNumber.test(segment) || orderToken.test(segment) || segment.includes(API_KEY_PREFIX);
  return plain.test(segment) && !isSecret ? segment : REDACTED;
}

const segmentsOf = (path: string): string[] =>
  decodeAscii(path)
    .split(/[/\\]+/)
    .filter(Boolean);

/** What is encoded several times is still readable. What stays encoded after that is not logged at all. */
function decodeAscii(path: string): string {
  let text = path;
  for (let pass = 0; pass < MAX_DECODINGS; pass++) {
    text = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
  return text;
}
