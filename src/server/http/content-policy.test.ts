import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentPolicy, policyOfPage } from "./content-policy.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("the content policy", () => {
  it("never says unsafe-inline or unsafe-eval", () => {
    expect(contentPolicy({ scripts: ["a="], styles: ["b="] }, { secure: true })).not.toMatch(
      /unsafe-(inline|eval)/,
    );
  });

  it("names the hash of each allowed script and style", () => {
    const policy = contentPolicy({ scripts: ["abc="], styles: ["def="] });
    expect(directive(policy, "script-src")).toBe("'self' 'sha256-abc='");
    expect(directive(policy, "style-src-attr")).toBe("'unsafe-hashes' 'sha256-def='");
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

describe("the policy of a page", () => {
  const scriptsOf = (html: string) => directive(policyOfPage(html, "m", {}).policy, "script-src");

  it("lets plain and module scripts run that were rendered with the mark", () => {
    const html = `<script nonce="m">let a = 1;</script><script nonce="m" type="module" async="">import "/x.js"\n</script>`;
    expect(scriptsOf(html)).toBe(
      `'self' 'sha256-${sha256("let a = 1;")}' 'sha256-${sha256('import "/x.js"\n')}'`,
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<script nonce="guessed">alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    '<script type="application/ld+json">{}</script>',
    '<script nonce="m" src="/a.js"></script>',
  ])("has no hash for %s", (html) => {
    expect(scriptsOf(html)).toBe("'self'");
  });

  it("names a repeated script once", () => {
    const script = '<script nonce="m">x</script>';
    expect(scriptsOf(script + script)).toBe(`'self' 'sha256-${sha256("x")}'`);
  });

  it("leaves the mark out of what is sent", () => {
    expect(policyOfPage('<script nonce="m">x</script>', "m", {}).html).toBe("<script>x</script>");
  });

  it("names each style attribute by what a browser reads in it", () => {
    const html =
      '<p class="a" style="color:#123456"><b style="font-family:&quot;A &amp; B&quot;">style="no"</b>';
    const { policy } = policyOfPage(html, "m", {});
    expect(directive(policy, "style-src-attr")).toBe(
      `'unsafe-hashes' 'sha256-${sha256("color:#123456")}' 'sha256-${sha256('font-family:"A & B"')}'`,
    );
  });
});
