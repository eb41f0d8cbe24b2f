import { createHash } from "node:crypto";

export interface PolicyOptions {
  /** Vite's development client needs a web socket and inline styles. */
  development?: boolean;
  /** The shop is served over https, so plain http requests are upgraded. */
  secure?: boolean;
}

/** The texts of a page's inline scripts, and the values of its style attributes. */
export interface InlineTexts {
  scripts: Iterable<string>;
  styles: Iterable<string>;
}

const nothingInline: InlineTexts = { scripts: [], styles: [] };

/** The Content-Security-Policy of a page with these inline scripts and styles; no other inline code is allowed. */
export function contentPolicy(inline = nothingInline, options: PolicyOptions = {}): string {
  const scripts = hashesOf(inline.scripts);
  const styles = hashesOf(inline.styles);
  const directives = [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "script-src-attr 'none'",
    `style-src 'self'${options.development ? " 'unsafe-inline'" : ""}`,
    // Hashes apply to style attributes only together with 'unsafe-hashes'.
    `style-src-attr ${styles === "" ? "'none'" : `'unsafe-hashes'${styles}`}`,
    // A product picture may be on another site (see the image picker), over https only.
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

const hashesOf = (texts: Iterable<string>): string =>
  [...new Set(texts)]
    .map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join("");
