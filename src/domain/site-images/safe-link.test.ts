import { describe, expect, it } from "vitest";
import { isSafeLink } from "./safe-link.ts";

describe("a banner's own link", () => {
  it.each([
    "/",
    "/produto/1",
    "/busca?q=azul#topo",
    "https://exemplo.com.br/a?b=c",
    "http://exemplo.com",
    "HTTPS://EXEMPLO.COM",
  ])("may be %s", (link) => expect(isSafeLink(link)).toBe(true));

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,oi",
    "//outro.com",
    "/\\outro.com",
    "\\\\outro.com",
    "/a b",
    "https://",
    "https://loja.com@outro.com",
    "www.exemplo.com",
    "mailto:a@b.c",
    "",
    `/${"a".repeat(2000)}`,
  ])("may not be %j", (link) => expect(isSafeLink(link)).toBe(false));
});
