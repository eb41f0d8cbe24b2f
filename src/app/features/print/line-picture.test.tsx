import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { patch } from "#domain/options/option-fixture.ts";
import { shirtPrint } from "#domain/print/print-fixture.ts";
import { LinePicture } from "./line-picture.tsx";

const front = "https://exemplo.com/frente.png";
const render = (changes: Partial<Parameters<typeof LinePicture>[0]>) =>
  renderToStaticMarkup(
    <LinePicture
      imageUrl={front}
      print={shirtPrint}
      customization={{ name: "JOÃO", number: "10" }}
      sizes="88px"
      {...changes}
    />,
  );

describe("the picture of a line", () => {
  it("is the printed back where the shirt has a name", () => {
    const html = render({});
    expect(html).toContain('alt="Costas da camisa com o nome JOÃO e o número 10"');
    expect(html).not.toContain(front);
  });

  it("is the product's own where it has none", () => {
    expect(render({ customization: null })).toContain(front);
  });

  it("is the product's own where there is no back picture", () => {
    expect(render({ print: null })).toContain(front);
  });

  it("shows a patch on the front, and the front beside a printed back", () => {
    const patches = patch.patch && [patch.patch];
    expect(render({ customization: null, patches })).toContain(patch.patch?.imageUrl);
    const html = render({ patches });
    expect(html).toContain('alt="Costas da camisa com o nome JOÃO e o número 10"');
    expect([html.includes(front), html.includes(patch.patch?.imageUrl ?? "")]).toEqual([true, true]);
  });
});
