import { describe, expect, it } from "vitest";
import type { AdminOrder } from "../admin-order.ts";
import { isEditedSince } from "./edit-draft.ts";
import { item, order } from "./edit-order-fixture.ts";

const pac = { name: "PAC", price_cents: 2490, days: 7 };
const delivered = order({ delivery: pac });

describe("an order that somebody else changes while it is edited", () => {
  it.each<[string, Partial<AdminOrder>]>([
    ["address", { customer_address: "Rua do Irmão, 5" }],
    ["CEP", { customer_cep: "20040002" }],
    ["delivery", { delivery: { ...pac, name: "Moto" } }],
    ["delivery's price", { delivery: { ...pac, price_cents: 990 } }],
    ["delivery's days", { delivery: { ...pac, days: 2 } }],
    ["delivery, which is agreed on by WhatsApp now", { delivery: undefined }],
    ["items", { items: [item({ quantity: 3 })] }],
  ])("is another one once it has another %s", (_, changes) => {
    expect(isEditedSince(delivered, { ...delivered, ...changes })).toBe(true);
  });

  it.each<[string, Partial<AdminOrder>]>([
    ["its payment", { paid_at: "2026-11-18T13:00:00.000Z" }],
    ["its notes", { staff_notes: "Retira na sexta." }],
  ])("stays the same one if only %s is new", (_, changes) => {
    const current = { ...delivered, ...changes, updated_at: "2026-11-18T13:00:00.000Z" };
    expect(isEditedSince(delivered, current)).toBe(false);
  });
});
