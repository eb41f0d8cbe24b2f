import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OwnOrder } from "./own-order.ts";
import { OwnOrderProgress } from "./own-order-progress.tsx";

type Fulfilment = NonNullable<OwnOrder["fulfilment"]>;

const underWay: Fulfilment = {
  step: "in_production",
  steps: [],
  promise: { days: 25, on: "2999-12-12", of: "arrival" },
  tracking: null,
};
const parcel = { carrier: "Jadlog", code: "1", url: "https://www.jadlog.com.br/tracking?cte=1" };

const render = (changes: Partial<Fulfilment> = {}, status = "pending") =>
  renderToStaticMarkup(<OwnOrderProgress status={status} fulfilment={{ ...underWay, ...changes }} />);
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "");

describe("the line about an order in the list of one's own", () => {
  it("names the step and the promise", () => {
    expect(textOf(render())).toBe("Em produção · Chega até 12/12/2999");
    expect(textOf(render({ promise: null }))).toBe("Em produção");
  });

  it("does not repeat a promise that is broken", () => {
    const late = { days: 5, on: "2020-01-02", of: "departure" } as const;
    expect(textOf(render({ promise: late }))).toBe("Em produção · Era para sair até 02/01/2020");
  });

  it("leads to the carrier once the order is sent", () => {
    expect(render({ tracking: parcel })).not.toContain("<a");
    const sent = render({ step: "sent", tracking: parcel });
    expect(sent).toContain(`href="${parcel.url}"`);
    expect(sent).toContain("Acompanhar na Jadlog");
  });

  it("has only the parcel to say of a completed order", () => {
    expect(render({}, "completed")).toBe("");
    expect(textOf(render({ step: "sent", tracking: parcel }, "completed"))).toBe(
      "EnviadoAcompanhar na Jadlog",
    );
  });

  it("is absent in a shop without steps", () => {
    expect(renderToStaticMarkup(<OwnOrderProgress status="pending" fulfilment={undefined} />)).toBe("");
  });
});
