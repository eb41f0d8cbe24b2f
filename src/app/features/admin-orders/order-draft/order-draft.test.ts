import { describe, expect, it } from "vitest";
import { fillCustomer } from "./order-draft.ts";

const draft = {
  customer: "Caio Figueira",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  filledAddress: "",
  customer_whatsapp: "11955554444",
  customer_cpf: "",
  pickup: false,
  items: ["what is not about the customer"],
};
const bia = { name: "Bia Prado", whatsapp: "11933332222" };

describe("a customer who is picked", () => {
  it("brings the address of the last order, which a new CEP may replace", () => {
    const address = { cep: "01001000", address: "Praça da Sé, 1" };
    expect(fillCustomer(draft, { ...bia, address })).toMatchObject({
      customer: "Bia Prado",
      customer_whatsapp: "11933332222",
      customer_cep: "01001000",
      customer_address: "Praça da Sé, 1",
      filledAddress: "Praça da Sé, 1",
    });
  });

  it("without an address does not keep the one of somebody else", () => {
    const filled = fillCustomer(draft, { ...bia, address: null });
    expect(filled).toMatchObject({ customer_cep: "", customer_address: "", items: draft.items });
  });
});
