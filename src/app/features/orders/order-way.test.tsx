import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Milestone } from "#domain/orders/order-milestones.ts";
import { OrderWay } from "./order-way.tsx";

const received: Milestone = { name: "to_do", state: "done", at: new Date("2026-11-02T12:00:00Z") };
const due: Milestone = { name: "payment", state: "present", at: null };
const ahead: Milestone = { name: "completed", state: "ahead", at: null };

const render = (milestones: Milestone[], status = "pending") =>
  renderToStaticMarkup(<OrderWay milestones={milestones} status={status} />);
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "");

describe("the way of an order", () => {
  it("is a list that says in words what is done, where the order is and what is ahead", () => {
    const html = render([received, due, ahead]);
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(textOf(html)).toBe(
      "Pedido recebido (feito)02/11/2026Pagamento (agora)Pedido concluído (a seguir)",
    );
  });

  it("has one current step, at which the ball lies, also when the order is over", () => {
    const ball = /aria-current="step"(?:(?!<li).)*way-ball(?:(?!<li).)*/;
    expect(textOf(ball.exec(render([received, due, ahead]))?.[0] ?? "")).toContain("Pagamento (agora)");
    const over = render([received, { ...ahead, state: "done" }], "completed");
    expect(over.match(/aria-current/g)).toHaveLength(1);
    expect(textOf(ball.exec(over)?.[0] ?? "")).toContain("Pedido concluído (feito)");
  });
});
