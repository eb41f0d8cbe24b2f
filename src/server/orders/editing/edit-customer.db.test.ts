import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { WRONG_CPF } from "#domain/settings/tax-ids.ts";
import { compareSalesRollups } from "../../sales-rollups/sales-rollups-fixture.ts";
import { changeSettings } from "../../settings/settings-fixture.ts";
import { orders } from "../tables.ts";
import { setUpEditing } from "./editing-fixture.ts";

const { db, shirts, admin, place, requestFor, edit } = setUpEditing();
const one = () => ({ id: shirts.aurora, size: "M", quantity: 1 });

describe("an edit", () => {
  it("corrects name, number and address of the customer", async () => {
    const order = await place([one()]);
    const changes = {
      customer: "Ana Maria Lima",
      customer_whatsapp: "21987654321",
      customer_cep: "20040002",
      customer_address: "Rua da Quitanda, 5",
    };
    const { body } = await edit(order, changes);
    expect(body).toMatchObject({ ...changes, shipping_address: { address: "Rua da Quitanda, 5" } });
    const { rollups, counted } = await compareSalesRollups(db());
    expect(rollups).toEqual(counted);
  });

  it("lets the customer pick the order up instead", async () => {
    const order = await place([one()]);
    const { customer_cep: _, customer_address: __, ...request } = await requestFor(order);
    const { body } = await admin("PUT", `/orders/${order.id}`, { ...request, pickup: true });
    expect(body).toMatchObject({ customer_cep: "", customer_address: "Retira na loja" });
  });
});

describe("the CPF of an edited order", () => {
  const CPF = "52998224725";
  const orderWithCpf = async () => {
    await changeSettings(db(), { asksCpf: true });
    return place([one()], { customer_cpf: CPF });
  };
  const storedOf = async ({ id }: { id: string }) =>
    (await db().select().from(orders).where(eq(orders.id, id)))[0]?.customerCpf;

  it("is the one that whoever edits has typed", async () => {
    const order = await orderWithCpf();
    expect((await edit(order, { customer_cpf: "111.444.777-35" })).body.customer_cpf).toBe("11144477735");
  });

  it("is refused if it cannot exist", async () => {
    const order = await orderWithCpf();
    const { status, body } = await edit(order, { customer_cpf: "11144477734" });
    expect([status, body.error.fields.customer_cpf]).toEqual([400, WRONG_CPF]);
  });

  it("stays with its customer in a shop that does not ask for it any more", async () => {
    const order = await orderWithCpf();
    await changeSettings(db(), { asksCpf: false });
    await edit(order, { customer: "Ana Maria Lima" });
    expect(await storedOf(order)).toBe(CPF);
  });

  it("goes when the order becomes somebody else's", async () => {
    const order = await orderWithCpf();
    await changeSettings(db(), { asksCpf: false });
    await edit(order, { customer: "Bia", customer_whatsapp: "21987654321" });
    expect(await storedOf(order)).toBeNull();
  });
});
