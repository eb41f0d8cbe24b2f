import { describe, expect, it } from "vitest";
import { normalizePixKey, type PixKeyType, pixFormSchema } from "./pix.ts";

describe("a Pix key", () => {
  it.each<[PixKeyType, string, string]>([
    ["cpf", "529.982.247-25", "52998224725"],
    ["cnpj", "11.222.333/0001-81", "11222333000181"],
    ["email", " Loja@Exemplo.com.br ", "loja@exemplo.com.br"],
    ["phone", "(11) 91234-5678", "+5511912345678"],
    ["phone", "+55 11 91234-5678", "+5511912345678"],
    ["random", "123E4567-E12B-42D1-A456-426655440000", "123e4567-e12b-42d1-a456-426655440000"],
  ])("of type %s is stored as it is registered: %s", (type, typed, key) => {
    expect(normalizePixKey(type, typed)).toBe(key);
  });

  it.each<[PixKeyType, string]>([
    ["cpf", "529.982.247-26"],
    ["cnpj", "11.222.333/0001-82"],
    ["email", "loja@"],
    ["phone", "91234-5678"],
    ["random", "123e4567"],
  ])("of type %s is refused where it cannot be one: %s", (type, typed) => {
    expect(normalizePixKey(type, typed)).toBeUndefined();
  });
});

describe("the Pix form", () => {
  const form = {
    key_type: "email",
    key: "loja@exemplo.com.br",
    receiver_name: "Manto",
    receiver_city: "São Paulo",
  };

  it("names the field that is wrong", () => {
    const refused = pixFormSchema.safeParse({ ...form, key: "nada", receiver_city: " " });
    expect(refused.error?.issues.map(({ path }) => path.join("."))).toEqual(["key", "receiver_city"]);
  });

  it("requires a name that a Pix code can contain", () => {
    const refused = pixFormSchema.safeParse({ ...form, receiver_name: "⚽️ 足球" });
    expect(refused.error?.issues.map(({ path }) => path.join("."))).toEqual(["receiver_name"]);
  });

  it("returns an account", () => {
    expect(pixFormSchema.parse({ ...form, key: " LOJA@exemplo.com.br" })).toEqual({
      keyType: "email",
      key: "loja@exemplo.com.br",
      receiverName: "Manto",
      receiverCity: "São Paulo",
    });
  });

  it("returns no account without a key, whatever the other fields contain", () => {
    expect(pixFormSchema.parse({ ...form, key: " " })).toBeNull();
  });
});
