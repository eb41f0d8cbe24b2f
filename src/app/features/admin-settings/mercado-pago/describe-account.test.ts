import { expect, it } from "vitest";
import {
  describeCards,
  describeMinutes,
  nameState,
  remindOf,
  warnInPanel,
  warnOnDashboard,
} from "./describe-account.ts";

it.each([
  [30, "30 minutos"],
  [60, "1 hora"],
  [90, "90 minutos"],
  [360, "6 horas"],
  [1440, "24 horas"],
  [4320, "3 dias"],
  [43_200, "30 dias"],
])("%i minutes are told as %s", (minutes, text) => {
  expect(describeMinutes(minutes)).toBe(text);
});

it.each([
  [null, "Não recebe"],
  [1, "Em até 1 vez"],
  [12, "Em até 12 vezes"],
])("cards in %s instalments are told as: %s", (card_instalments, text) => {
  expect(describeCards({ card_instalments })).toBe(text);
});

const good = { active: true, token_state: "good", is_test: false } as const;

it.each([
  [good, "Conectado"],
  [{ ...good, is_test: true }, "Em teste"],
  [{ ...good, active: false, is_test: true }, "Pausado"],
  [{ ...good, active: false, token_state: "refused" }, "Precisa de outro token"],
  [{ ...good, token_state: "unreadable" }, "Precisa de outro token"],
] as const)("%j is named %s", (state, label) => {
  expect(nameState(state).label).toBe(label);
});

it("a good connection needs no words, and a bad token only those about it", () => {
  expect([warnInPanel, warnOnDashboard, remindOf].map((say) => say(good))).toEqual(Array(3).fill(undefined));
  const refused = { active: false, token_state: "refused", is_test: true } as const;
  for (const warn of [warnInPanel, warnOnDashboard]) expect(warn(refused)).toMatch(/não aceita mais/);
  expect(remindOf(refused)).toBeUndefined();
});
