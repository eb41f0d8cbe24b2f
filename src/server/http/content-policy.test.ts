import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentPolicy } from "./content-policy.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("the Content-Security-Policy", () => {
  it("never says unsafe-inline or unsafe-eval", () => {
    expect(contentPolicy({ scripts: ["let a"], styles: ["color:red"] }, { secure: true })).not.toMatch(
      /unsafe-(inline|eval)/,
    );
  });

  it("names the hash of each inline script and style attribute", () => {
    const policy = contentPolicy({ scripts: ["let a = 1;", 'import "/é.js"\n'], styles: ["color:#123456"] });
    expect(directive(policy, "script-src")).toBe(
      `'self' 'sha256-${sha256("let a = 1;")}' 'sha256-${sha256('import "/é.js"\n')}'`,
    );
    expect(directive(policy, "style-src-attr")).toBe(`'unsafe-hashes' 'sha256-${sha256("color:#123456")}'`);
  });

  it("names a repeated text once", () => {
    const policy = contentPolicy({ scripts: ["x", "x"], styles: [] });
    expect(directive(policy, "script-src")).toBe(`'self' 'sha256-${sha256("x")}'`);
  });

  it("forbids event handlers, framing, foreign bases and plug-ins", () => {
    const policy = contentPolicy();
    for (const name of ["script-src-attr", "style-src-attr", "frame-ancestors", "base-uri", "object-src"]) {
      expect(directive(policy, name)).toBe("'none'");
    }
  });

  it("upgrades plain requests on a secure shop only", () => {
    expect(contentPolicy(undefined, { secure: true })).toContain("upgrade-insecure-requests");
    expect(contentPolicy()).not.toContain("upgrade-insecure-requests");
  });
});
