import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { InlinePartsContext, newInlineParts } from "./inline-parts.ts";
import { useBackgroundColor } from "./use-background-color.ts";

function Stage({ color }: { color: string | null }) {
  return <div style={useBackgroundColor(color)} />;
}

function render(color: string | null) {
  const inline = newInlineParts();
  const html = renderToString(
    <InlinePartsContext value={inline}>
      <Stage color={color} />
    </InlinePartsContext>,
  );
  return { html, styles: [...inline.styles] };
}

test.each(["#123456", "rgb(1 2 3)", " #abc "])("the policy allows %j as React writes it", (color) => {
  const { html, styles } = render(color);
  expect(styles).toEqual([/ style="([^"]*)"/.exec(html)?.[1]]);
});

test("without a colour there is neither a style nor a hash for it", () => {
  expect(render(null)).toEqual({ html: "<div></div>", styles: [] });
});
