import { expect, it } from "vitest";
import { describeToken, warnInPanel, warnOnDashboard } from "./token-texts.ts";

// 22:30 in São Paulo: there it is still the 17th.
const now = new Date("2026-11-18T01:30:00Z");

it.each([
  ["2026-11-18T02:15:00Z", "hoje, às 23:15"],
  ["2026-11-18T03:00:00Z", "amanhã, 18/11"],
  ["2026-11-19T02:59:59Z", "amanhã, 18/11"],
  ["2026-11-19T03:00:00Z", "em 2 dias, em 19/11"],
  ["2026-11-23T01:30:00Z", "em 5 dias, em 22/11"],
])("a token that ends at %s ends %s", (token_expires_at, when) => {
  const token = { token_state: "ending", token_expires_at } as const;
  expect(warnInPanel(token, now)).toBe(`O token vence ${when}. Gere outro no painel do Melhor Envio.`);
  expect(warnOnDashboard(token, now)).toBe(`O token do Melhor Envio vence ${when}.`);
});

it("a good token needs no warning", () => {
  const token = { token_state: "good", token_expires_at: "2026-12-17T12:00:00Z" } as const;
  expect([warnInPanel(token, now), warnOnDashboard(token, now)]).toEqual([undefined, undefined]);
});

it.each(["dead", "unreadable"] as const)("a token that is %s is spoken of with its name", (token_state) => {
  const token = { token_state, token_expires_at: null };
  expect(warnInPanel(token, now)).toMatch(/^O token /);
  expect(warnOnDashboard(token, now)).toMatch(/^O token do Melhor Envio /);
});

it.each([
  ["good", "2026-12-17T12:00:00Z", "Vale até 17/12/2026"],
  ["ending", "2026-11-18T03:00:00Z", "Vale até 18/11/2026"],
  ["good", null, "Em uso, sem data para vencer"],
  ["dead", "2026-11-10T12:00:00Z", "Venceu em 10/11/2026"],
  ["dead", "2026-12-17T12:00:00Z", "Recusado pelo Melhor Envio"],
  ["dead", null, "Recusado pelo Melhor Envio"],
  ["unreadable", "2026-12-17T12:00:00Z", "Gravado em outro servidor"],
] as const)("a token that is %s and ends at %s is told as: %s", (token_state, token_expires_at, text) => {
  expect(describeToken({ token_state, token_expires_at }, now)).toBe(text);
});
