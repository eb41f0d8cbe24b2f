import { expect, it } from "vitest";
import { timeAgo } from "./time-ago.ts";

it.each([
  ["2026-11-15T12:00:00Z", "agora há pouco"],
  ["2026-11-15T12:00:30Z", "agora há pouco"],
  ["2026-11-15T11:59:00Z", "há 1 minuto"],
  ["2026-11-15T11:00:01Z", "há 59 minutos"],
  ["2026-11-15T11:00:00Z", "há 1 hora"],
  ["2026-11-14T12:00:01Z", "há 23 horas"],
  ["2026-11-14T12:00:00Z", "há 1 dia"],
  ["2026-10-17T12:00:00Z", "há 29 dias"],
  ["2026-10-16T12:00:00Z", "em 16/10/2026"],
])("%s was %s", (at, text) => {
  expect(timeAgo(new Date(at), new Date("2026-11-15T12:00:00Z"))).toBe(text);
});
