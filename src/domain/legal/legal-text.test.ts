import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, parseLegalText } from "./legal-text.ts";

const text = (value: string) => ({ kind: "text", text: value });
const paragraph = (value: string) => ({ kind: "paragraph", content: [text(value)] });

describe("the markup of a legal page", () => {
  it("knows headings, paragraphs and lists", () => {
    const parsed = parseLegalText("## Um\nPrimeiro\n\nSegundo\n- a\n- b\n### Dois\n\nFim");
    expect(parsed).toEqual([
      { kind: "heading", level: 2, text: "Um" },
      paragraph("Primeiro"),
      paragraph("Segundo"),
      { kind: "list", items: [[text("a")], [text("b")]] },
      { kind: "heading", level: 3, text: "Dois" },
      paragraph("Fim"),
    ]);
  });

  it("joins the lines of a paragraph", () => {
    expect(parseLegalText("uma\nfrase")).toEqual([
      { kind: "paragraph", content: [text("uma"), text(" "), text("frase")] },
    ]);
  });

  it("knows bold words and links", () => {
    expect(parseLegalText("Veja **isto** em [trocas](/trocas-e-devolucoes).")).toEqual([
      {
        kind: "paragraph",
        content: [
          text("Veja "),
          { kind: "strong", text: "isto" },
          text(" em "),
          { kind: "link", text: "trocas", href: "/trocas-e-devolucoes" },
          text("."),
        ],
      },
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//outro.site",
    "http://inseguro.com",
    "/\\outro.site",
  ])("makes no link of %s", (address) => {
    expect(parseLegalText(`[clique](${address})`)).toEqual([paragraph(`[clique](${address})`)]);
  });

  it("treats HTML as plain text", () => {
    expect(parseLegalText("<script>alert(1)</script>")).toEqual([paragraph("<script>alert(1)</script>")]);
  });
});

describe("whatever is typed", () => {
  const hrefsOf = (blocks: Block[]) =>
    blocks
      .flatMap((block) =>
        block.kind === "list" ? block.items.flat() : block.kind === "paragraph" ? block.content : [],
      )
      .flatMap((part) => (part.kind === "link" ? [part.href] : []));

  it("never becomes an unsafe link, and no letter is lost", () => {
    const piece = fc.constantFrom(
      "**",
      "[",
      "](",
      ")",
      "/",
      "//",
      "javascript:",
      "https://a.b",
      "## ",
      "- ",
      "\n",
      "\n\n",
      " ",
      "x",
      "<b>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const typed = pieces.join("");
        const blocks = parseLegalText(typed);
        for (const href of hrefsOf(blocks)) expect(href).toMatch(/^(\/(?!\/)|https:|mailto:|tel:)/);
        const letters = (value: string) => value.replace(/[^x]/g, "").length;
        expect(letters(JSON.stringify(blocks).replace(/"text"|"level"/g, ""))).toBe(letters(typed));
      }),
    );
  });
});
