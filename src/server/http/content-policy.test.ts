import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentPolicy, hashInlineScripts } from "./content-policy.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

describe("the content policy", () => {
  it("never allows inline scripts as such", () => {
    const scriptSource = contentPolicy([]).match(/script-src [^;]*/)?.[0];
    expect(scriptSource).toBe("script-src 'self'");
  });

  it("names the hash of each allowed script", () => {
    expect(contentPolicy(["abc="])).toContain("script-src 'self' 'sha256-abc='");
  });

  it("forbids framing, foreign bases and plug-ins", () => {
    const policy = contentPolicy([]);
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(directive);
    }
  });

  it("upgrades plain requests on a secure shop only", () => {
    expect(contentPolicy([], { secure: true })).toContain("upgrade-insecure-requests");
    expect(contentPolicy([])).not.toContain("upgrade-insecure-requests");
  });
});

describe("hashing the inline scripts of a page", () => {
  it("finds plain and module scripts", () => {
    const html = `<script>let a = 1;</script><p></p><script type="module" async="">import "/x.js"\n</script>`;
    expect(hashInlineScripts(html)).toEqual([sha256("let a = 1;"), sha256('import "/x.js"\n')]);
  });

  it("passes over files, empty elements and data blocks", () => {
    const html = `<script src="/a.js"></script><script></script><script type="application/ld+json">{}</script>`;
    expect(hashInlineScripts(html)).toEqual([]);
  });

  it("names a repeated script once", () => {
    expect(hashInlineScripts("<script>x</script><script>x</script>")).toHaveLength(1);
  });
});
