import { describe, expect, it } from "vitest";
import type { ErasurePlan, PlannedAccount } from "./customer.ts";
import { describeErasure } from "./describe-erasure.ts";

const account = (email: string, changes: Partial<PlannedAccount> = {}): PlannedAccount => ({
  id: email,
  name: "Ana",
  email,
  is_staff: false,
  other_orders: 0,
  has_subscription: false,
  has_notes: false,
  ...changes,
});

const plan = (changes: Partial<ErasurePlan> = {}): ErasurePlan => ({
  whatsapp: "11911111111",
  is_account: false,
  orders: 2,
  deleted_orders: 0,
  has_order_notes: false,
  has_notes: false,
  has_delivery: false,
  accounts: [],
  ...changes,
});

const none = new Set<string>();
const ANA = "ana@exemplo.com.br";
const BIA = "bia@exemplo.com.br";

describe("what an erasure says it does", () => {
  it("keeps the orders as figures", () => {
    const { goes, stays } = describeErasure(plan(), none);
    expect(goes[0]).toBe("Nome, WhatsApp, endereço e CEP em 2 pedidos com este número");
    expect(stays[0]).toBe("2 pedidos com itens, valores, datas e status, sem dizer de quem são");
  });

  it("counts the deleted orders that are erased with the others", () => {
    expect(describeErasure(plan({ deleted_orders: 1 }), none).goes[0]).toMatch(
      / \(1 deles entre os excluídos\)$/,
    );
  });

  it("says nothing about orders, notes and addresses where there are none", () => {
    expect(describeErasure(plan({ orders: 0 }), none).goes).toEqual([]);
  });

  it("names the notes and the saved address", () => {
    expect(describeErasure(plan({ orders: 0, has_notes: true, has_delivery: true }), none).goes).toEqual([
      "Endereço de entrega guardado para a próxima compra",
      "Anotações sobre o cliente",
    ]);
  });

  it("names the shop's notes on the orders where there are some", () => {
    expect(describeErasure(plan({ has_order_notes: true }), none).goes).toContain(
      "Anotações da loja nesses pedidos",
    );
  });

  it("lists each account by itself: the chosen one goes and the other stays", () => {
    const two = plan({ accounts: [account(ANA, { has_subscription: true }), account(BIA)] });
    const { goes, stays } = describeErasure(two, new Set([ANA]));
    expect(goes.at(-1)).toBe(
      `Conta ${ANA}, com senha, sessões e inscrição na newsletter, e os e-mails enviados a ela que a loja ainda guarda`,
    );
    expect(stays).toContain(`Conta ${BIA}, já sem esses pedidos`);
  });

  it("tells what becomes of a deleted account's orders with other numbers", () => {
    const shared = plan({ accounts: [account(ANA, { other_orders: 3 })] });
    expect(describeErasure(shared, new Set([ANA])).stays).toContain(
      `3 pedidos de ${ANA} com outros números, com os dados como estão, sem ligação com a conta`,
    );
  });

  it("never promises to delete the account of a person who works in the shop", () => {
    const owner = plan({ accounts: [account(ANA, { is_staff: true })] });
    const { goes, stays } = describeErasure(owner, new Set([ANA]));
    expect(goes.join()).not.toContain(ANA);
    expect(stays).toContain(`Conta ${ANA}, já sem esses pedidos`);
  });

  it("always deletes a customer who is an account", () => {
    const lone = plan({ orders: 0, is_account: true, accounts: [account(ANA)] });
    expect(describeErasure(lone, none).goes).toEqual([expect.stringContaining(`Conta ${ANA}`)]);
  });
});
