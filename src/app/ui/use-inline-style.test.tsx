import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { InlinePartsContext, newInlineParts } from "./inline-parts.ts";
import { useBackgroundColor, useInlineStyle } from "./use-inline-style.ts";

function Stage({ color }: { color: string | null }) {
  return <div style={useBackgroundColor(color)} />;
}

function Placed() {
  return <div style={useInlineStyle({ aspectRatio: "900 / 1125", top: "-53.2%", translate: "-50% 0" })} />;
}

function render(element: React.ReactNode) {
  const inline = newInlineParts();
  const html = renderToString(<InlinePartsContext value={inline}>{element}</InlinePartsContext>);
  return { html, styles: [...inline.styles] };
}

const attributeOf = (html: string) => / style="([^"]*)"/.exec(html)?.[1];

test.each(["#123456", "rgb(1 2 3)", " #abc "])("the policy allows %j as React writes it", (color) => {
  const { html, styles } = render(<Stage color={color} />);
  expect(styles).toEqual([attributeOf(html)]);
});

test("the policy allows several properties as React writes them", () => {
  const { html, styles } = render(<Placed />);
  expect(styles).toEqual([attributeOf(html)]);
});

test("without a colour there is neither a style nor a hash for it", () => {
  expect(render(<Stage color={null} />)).toEqual({ html: "<div></div>", styles: [] });
});
