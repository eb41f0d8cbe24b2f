import { describe, expect, it } from "vitest";
import { nudgeLink, nudgeOf } from "./nudge-captain.ts";
import { groupMessageLink, inviteMessage, reminderMessage } from "./team-order-messages.ts";

const team = {
  team_name: "Tigres & Cia",
  state: "open" as const,
  shirts: [1, 2],
  max_shirts: 22,
  closes_on: "2026-11-30",
};
const link = "https://loja.example/time/abc";

describe("what a captain sends to the group", () => {
  it("asks for the names, until the last day", () => {
    expect(inviteMessage(team, link)).toBe(
      `Camisas do Tigres & Cia! Abra o link e coloque o seu nome, número e tamanho até 30/11:\n${link}`,
    );
    expect(inviteMessage({ ...team, closes_on: null }, link)).toContain("e tamanho:\n");
  });

  it("reminds with how many are in, and when it closes", () => {
    expect(reminderMessage(team, link, "2026-11-19")).toContain("já somos 2 de 22. Fecha em 30/11.");
    expect(reminderMessage(team, link, "2026-11-30")).toContain("Fecha hoje!");
  });

  it("goes into WhatsApp as it is", () => {
    expect(new URL(groupMessageLink("a & b\nc")).searchParams.get("text")).toBe("a & b\nc");
  });
});

describe("the shop writes to a captain", () => {
  const now = new Date("2026-11-19T15:00:00Z");
  const order = {
    ...team,
    captain_name: "Ana Souza",
    captain_whatsapp: "11987654321",
    shirts: 2,
    updated_at: "2026-11-19T12:00:00Z",
  };

  it.each([
    ["none", {}],
    ["full", { state: "full" }],
    ["closed", { state: "closed" }],
    ["none", { state: "closed", shirts: 0 }],
    ["closes today", { closes_on: "2026-11-19" }],
    ["quiet", { updated_at: "2026-11-17T15:00:00Z" }],
  ] as const)("because of: %s", (nudge, change) => {
    expect(nudgeOf({ ...order, ...change }, now, "2026-11-19")).toBe(nudge);
  });

  it("by the first name, with what suits, to the captain's number", () => {
    const url = new URL(nudgeLink(order, "quiet", "Manto"));
    expect(url.pathname).toBe("/5511987654321");
    expect(url.searchParams.get("text")).toBe(
      "Olá, Ana! Aqui é da Manto. O pedido do Tigres & Cia está em 2 de 22 camisas. Quer lembrar o pessoal, ou posso ajudar a fechar o pedido?",
    );
  });
});
