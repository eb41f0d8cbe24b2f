import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderMail } from "./render-mail.ts";

const content = {
  storeName: "Manto",
  heading: "Redefinir sua senha",
  paragraphs: ["Olá, João!", "Recebemos um pedido para redefinir a sua senha."],
  action: { label: "Criar nova senha", url: "https://loja.example/redefinir-senha?token=a&x=1" },
  footer: "Se não foi você, ignore este e-mail.",
};

describe("the HTML part", () => {
  const { html } = renderMail(content);

  test("says that it is Brazilian Portuguese, for screen readers", () => {
    expect(html).toContain('<html lang="pt-BR">');
  });

  test("holds the heading, every paragraph and the footer", () => {
    for (const text of [content.heading, ...content.paragraphs, content.footer]) expect(html).toContain(text);
  });

  test("links the button and the spelt-out address to the same place", () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(links).toEqual(Array(2).fill("https://loja.example/redefinir-senha?token=a&amp;x=1"));
  });

  test("gives every table the presentation role", () => {
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
  });

  test("breaks a paragraph's lines where they break", () => {
    expect(renderMail({ ...content, paragraphs: ["uma\nduas"] }).html).toContain("uma<br>duas");
  });

  test("without an action has no link", () => {
    const { action: _action, ...plain } = content;
    expect(renderMail(plain).html).not.toContain("href=");
  });
});

test("no inserted text can become markup", () => {
  const hostile = fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "a", " ", "=") });
  const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/href="[^"]*"/, "href"));
  const expected = tagsOf(renderMail({ ...content, paragraphs: ["x"] }).html);
  fc.assert(
    fc.property(hostile, (text) => {
      const action = { label: text, url: `https://loja.example/?q=${text}` };
      const mail = renderMail({ storeName: text, heading: text, paragraphs: [text], action, footer: text });
      expect(tagsOf(mail.html)).toEqual(expected);
    }),
  );
});

test("the text part is readable alone and holds the address unescaped", () => {
  expect(renderMail(content).text).toBe(
    [
      "Redefinir sua senha",
      "",
      "Olá, João!",
      "",
      "Recebemos um pedido para redefinir a sua senha.",
      "",
      "Criar nova senha:",
      "https://loja.example/redefinir-senha?token=a&x=1",
      "",
      "--",
      "Manto",
      "Se não foi você, ignore este e-mail.",
      "",
    ].join("\n"),
  );
});

test("a list has the address of each entry in both parts, and its texts cannot become markup", () => {
  const list = [
    { label: "<b>Camisa", text: "M: 1 & só", url: "https://loja.example/admin/estoque/1?a=1&b=2" },
  ];
  const { html, text } = renderMail({ ...content, list });
  expect(text).toContain("<b>Camisa\nM: 1 & só\nhttps://loja.example/admin/estoque/1?a=1&b=2\n");
  expect(html).toContain('href="https://loja.example/admin/estoque/1?a=1&amp;b=2"');
  expect(html).toContain("&lt;b&gt;Camisa</a><br>M: 1 &amp; só");
  const hostile = [{ label: "x", text: "y", url: "javascript:alert(1)" }];
  expect(() => renderMail({ ...content, list: hostile })).toThrow("http address");
});

test("an action that is no web address is refused", () => {
  const action = { label: "x", url: "javascript:alert(1)" };
  expect(() => renderMail({ ...content, action })).toThrow("http address");
});
