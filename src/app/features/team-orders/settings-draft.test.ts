import { expect, it } from "vitest";
import { checkSettings, newSettings, toSettings } from "./settings-draft.ts";

const draft = { ...newSettings, team_name: " Tigres " };
const today = "2026-11-19";

it("what is complete is sent as the shop takes it", () => {
  expect(checkSettings(draft, today)).toEqual({});
  expect(toSettings(draft)).toEqual({ team_name: "Tigres", max_shirts: 22, closes_on: null, option_ids: [] });
});

it("each field that is wrong is named", () => {
  const wrong = { ...draft, team_name: " ", max_shirts: "61", closes_on: "2026-11-18" };
  expect(Object.keys(checkSettings(wrong, today))).toEqual(["team_name", "max_shirts", "closes_on"]);
  expect(checkSettings({ ...draft, max_shirts: "" }, today)).toHaveProperty("max_shirts");
});

it("a last day that has passed may stay as it is", () => {
  const past = { ...draft, closes_on: "2026-11-01" };
  expect(checkSettings(past, today, past)).toEqual({});
});
