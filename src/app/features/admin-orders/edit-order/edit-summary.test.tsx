import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ApiError } from "#app/api/api-client.ts";
import { order } from "./edit-order-fixture.ts";
import { editOrderTexts } from "./edit-order-texts.ts";
import { EditSummary } from "./edit-summary.tsx";
import type { Found } from "./use-overtaken.ts";

const refusal = new ApiError(409, "conflict", "O pedido mudou");

const render = (found: Found, alert?: string) =>
  renderToStaticMarkup(
    <EditSummary edit={{ order: order(), totalCents: 39_980, found, alert, load: () => {} }} />,
  );

describe("the summary of an order that is edited", () => {
  it("says what somebody else has changed, and nothing else", () => {
    const html = render({ kind: "elsewhere", refusal });
    expect(html).toContain(editOrderTexts.changedElsewhere);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
  });

  it("shows a later refusal, whatever was found before", () => {
    const html = render({ kind: "elsewhere", refusal }, "Acabou o tamanho G");
    expect(html).toContain("Acabou o tamanho G");
  });
});
