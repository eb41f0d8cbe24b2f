import { describe, expect, it } from "vitest";
import { deliverySchema } from "#domain/orders/order-input.ts";
import { checkDelivery, fromFieldErrors, isFilled, toDelivery } from "./check-delivery.ts";

const draft = {
  name: "Ana Lima",
  cep: "01310100",
  address: "Avenida Paulista, 1000, Bela Vista, São Paulo - SP",
  whatsapp: "11912345678",
};

describe("the delivery form", () => {
  it("is accepted as the server accepts it", () => {
    expect(isFilled(draft)).toBe(true);
    expect(checkDelivery(draft)).toEqual({});
    expect(deliverySchema.safeParse(toDelivery(draft)).success).toBe(true);
  });

  it("is not filled while a field holds only spaces", () => {
    expect(isFilled({ ...draft, address: "  " })).toBe(false);
  });

  it.each([
    ["cep", "0131010"],
    ["whatsapp", "119123456"],
  ] as const)("refuses a short %s with the server's message", (field, value) => {
    const wrong = { ...draft, [field]: value };
    const { error } = deliverySchema.safeParse(toDelivery(wrong));
    expect(checkDelivery(wrong)).toEqual({ [field]: error?.issues[0]?.message });
  });

  it("finds its own fields in what the API refused", () => {
    expect(fromFieldErrors({ customer_cep: "Ruim", "items.0.size": "Ruim" })).toEqual({ cep: "Ruim" });
  });
});
