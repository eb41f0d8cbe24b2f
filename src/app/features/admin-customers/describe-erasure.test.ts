import { describe, expect, it } from "vitest";
import type { Customer, CustomerAccount } from "./customer.ts";
import { describeErasure } from "./describe-erasure.ts";

const account = (email: string, is_administrator = false): CustomerAccount => ({
  id: email,
  name: "Ana",
  email,
  created_at: "2026-03-01T12:00:00.000Z",
  is_administrator,
  newsletter_status: null,
});

const customer = (changes: Partial<Customer>): Customer => ({
  id: "11911111111",
  name: "Ana",
  whatsapp: "11911111111",
  emails: [],
  orders: 2,
  total_cents: 1000,
  since: "2026-03-01T12:00:00.000Z",
  last_order_at: null,
  is_account: false,
  completed_cents: 0,
  address: null,
  accounts: [],
  notes: { text: "", version: 0, updated_at: null },
  ...changes,
});

const ACCOUNT_GOES = /^A conta, com senha/;

describe("what an erasure says it does", () => {
  it("keeps the orders as figures", () => {
    const { goes, stays } = describeErasure(customer({}), true);
    expect(goes[0]).toBe("Nome, WhatsApp, endereço e CEP nos pedidos");
    expect(stays[0]).toMatch(/^2 pedidos com itens, valores, datas e status, sem dizer de quem são$/);
  });

  it("says nothing about orders where there are none", () => {
    const { goes, stays } = describeErasure(customer({ orders: 0, is_account: true }), true);
    expect([...goes, ...stays].join()).not.toContain("nos pedidos");
  });

  it("lists the account where it is wished, and among what stays where it is not", () => {
    const ana = customer({ accounts: [account("ana@exemplo.com.br")] });
    expect(describeErasure(ana, true).goes).toContainEqual(expect.stringMatching(ACCOUNT_GOES));
    expect(describeErasure(ana, false).goes).not.toContainEqual(expect.stringMatching(ACCOUNT_GOES));
    expect(describeErasure(ana, false).stays).toContain("Conta ana@exemplo.com.br, já sem esses pedidos");
  });

  it("never promises to remove an administrator's account", () => {
    const owner = customer({ accounts: [account("dono@exemplo.com.br", true)] });
    expect(describeErasure(owner, true).goes).not.toContainEqual(expect.stringMatching(ACCOUNT_GOES));
    expect(describeErasure(owner, true).stays).toContain("Conta dono@exemplo.com.br, já sem esses pedidos");
  });
});
