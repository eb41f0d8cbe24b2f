import { describe, expect, it } from "vitest";
import { pageKeyOf } from "./page-key.ts";

const product = "/produto/6f1c2f0e-0000-4000-8000-000000000000";

describe("the key of a page", () => {
  it.each([
    "/",
    product,
    `${product}/time`,
    "/categoria/retro",
    "/busca",
    "/carrinho",
    "/login",
    "/admin",
    "/admin/pedidos",
  ])("of %s is its own address", (path) => expect(pageKeyOf(path)).toBe(path));

  it("leaves out what does not change the page", () => {
    expect(pageKeyOf(`${product}?utm_source=whatsapp&fbclid=abc`)).toBe(product);
  });

  it("keeps what does, in one order", () => {
    const key = "/categoria/retro?ordem=menor-preco&pagina=2";
    expect(pageKeyOf("/categoria/retro?pagina=2&utm_source=x&ordem=menor-preco")).toBe(key);
    expect(pageKeyOf(key)).toBe(key);
  });

  it("tells a page from its data, and one set of routes from another", () => {
    expect(pageKeyOf("/_.data")).toBe("/_.data");
    expect(pageKeyOf("/categoria/retro.data?_routes=a&x=1")).toBe("/categoria/retro.data?_routes=a");
  });

  it.each([
    "/pedido/0123456789abcdef",
    "/api/store",
    "/pedido/0123456789abcdef.data",
    "/nao-existe",
    "/produto/nao-e-um-id",
    `/busca?q=${"a".repeat(201)}`,
  ])("of %s does not exist: it is not kept", (target) => {
    expect(pageKeyOf(target)).toBeUndefined();
  });

  it("of a mailed link never holds its secret", () => {
    expect(pageKeyOf("/redefinir-senha?token=segredo")).toBe("/redefinir-senha");
  });
});
