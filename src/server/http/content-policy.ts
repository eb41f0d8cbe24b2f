import { createHash } from "node:crypto";

export interface PolicyOptions {
  /** Vite's development client needs a web socket and inline styles. */
  development?: boolean;
  /** The shop is served over https: plain requests are upgraded. */
  secure?: boolean;
}

/** What a page holds inline and may use, each by its hash. */
export interface InlineParts {
  scripts: string[];
  /** Values of style attributes. */
  styles: string[];
}

const nothingInline: InlineParts = { scripts: [], styles: [] };

/** The Content-Security-Policy of a page with these inline parts. Nothing inline runs or counts without its hash. */
export function contentPolicy(inline = nothingInline, options: PolicyOptions = {}): string {
  const scripts = inline.scripts.map((hash) => ` 'sha256-${hash}'`).join("");
  const styles = inline.styles.map((hash) => ` 'sha256-${hash}'`).join("");
  const directives = [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "script-src-attr 'none'",
    `style-src 'self'${options.development ? " 'unsafe-inline'" : ""}`,
    // Hashes alone would only count for style elements.
    `style-src-attr ${styles === "" ? "'none'" : `'unsafe-hashes'${styles}`}`,
    // A product picture may live on another site (see the image picker), over https only.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${options.development ? " ws:" : ""}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  if (options.secure) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/**
 * The policy of a rendered page, and the page without the marks of its scripts. Only what was rendered with the mark is
 * let run: a script that came in through somebody's text gets no hash.
 */
export function policyOfPage(rendered: string, mark: string, options: PolicyOptions) {
  const attribute = ` nonce="${mark}"`;
  const inline = { scripts: hashMarkedScripts(rendered, attribute), styles: hashStyleAttributes(rendered) };
  return { html: rendered.replaceAll(attribute, ""), policy: contentPolicy(inline, options) };
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

function hashMarkedScripts(html: string, mark: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(scriptElement)) {
    if (!attributes.includes(mark) || /\bsrc=/.test(attributes) || content === "") continue;
    hashes.add(hashOf(content));
  }
  return [...hashes];
}

/** In texts and in data React and JSON write the quotation mark otherwise, so this finds attributes only. */
const styleAttribute = / style="([^"]*)"/g;

/** React writes the few styles that depend on data, such as a picture's ground colour, as attributes. */
function hashStyleAttributes(html: string): string[] {
  const values = html.matchAll(styleAttribute).map(([, value = ""]) => hashOf(decodeEntities(value)));
  return [...new Set(values)];
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

const entities: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

/** The five that React writes. */
const decodeEntities = (text: string) =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (whole, name: string) => entities[name] ?? whole);
