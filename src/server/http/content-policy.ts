import { createHash } from "node:crypto";

export interface PolicyOptions {
  /** Vite's development client needs a web socket and inline styles. */
  development?: boolean;
  /** The shop is served over https: plain requests are upgraded. */
  secure?: boolean;
}

/** The Content-Security-Policy of a page whose inline scripts have these hashes. No script without one runs. */
export function contentPolicy(scriptHashes: string[], options: PolicyOptions = {}): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)];
  const directives = [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    `style-src 'self'${options.development ? " 'unsafe-inline'" : ""}`,
    // React writes style attributes while rendering; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
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

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** The hash of every inline script in a page, each once. Data blocks such as JSON-LD are no scripts. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(scriptElement)) {
    if (/\bsrc=/.test(attributes) || content === "" || isDataBlock(attributes)) continue;
    hashes.add(createHash("sha256").update(content).digest("base64"));
  }
  return [...hashes];
}

function isDataBlock(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
  return type !== undefined && type !== "module" && type !== "text/javascript";
}
