import { describe, expect, it } from "vitest";
import { deviceCacheKeyOf, serverCacheKeyOf } from "./page-key.ts";

const product = "/produto/6f1c2f0e-0000-4000-8000-000000000000";

describe("the key under which the server caches a page", () => {
  it.each([
    "/",
    product,
    `${product}/time`,
    "/categoria/retro",
    "/busca",
    "/carrinho",
    "/login",
    "/convite",
    "/admin",
    "/admin/pedidos",
    "/admin/pedidos/excluidos",
  ])("of %s is its own address", (path) => expect(serverCacheKeyOf(path)).toBe(path));

  it("leaves out parameters that do not change the page", () => {
    expect(serverCacheKeyOf(`${product}?utm_source=whatsapp&fbclid=abc`)).toBe(product);
    expect(serverCacheKeyOf("/convite?utm_source=x")).toBe("/convite");
  });

  it("includes parameters that do, in a fixed order", () => {
    const key = "/categoria/retro?ordem=menor-preco&pagina=2";
    expect(serverCacheKeyOf("/categoria/retro?pagina=2&utm_source=x&ordem=menor-preco")).toBe(key);
    expect(serverCacheKeyOf(key)).toBe(key);
  });

  it("includes the name and the number that a link puts on a shirt", () => {
    expect(serverCacheKeyOf(`${product}?numero=10&nome=ANA`)).toBe(`${product}?nome=ANA&numero=10`);
  });

  it("differs for a page, its data and the data of some of its routes, whatever their order", () => {
    const both = "_routes=root%2Croutes%2Fstore%2Fcategory";
    expect(serverCacheKeyOf("/_.data")).toBe("/_.data");
    expect(serverCacheKeyOf(`/categoria/retro.data?${both}&x=1`)).toBe(`/categoria/retro.data?${both}`);
    expect(serverCacheKeyOf("/categoria/retro.data?_routes=routes%2Fstore%2Fcategory,root")).toBe(
      `/categoria/retro.data?${both}`,
    );
  });

  it.each(["a", "routes/store/home", "routes/store/category,a", "", "__proto__"])(
    "does not exist for the data of routes that are not the page's: %s",
    (routes) => {
      expect(serverCacheKeyOf(`/categoria/retro.data?_routes=${encodeURIComponent(routes)}`)).toBeUndefined();
    },
  );

  it.each([
    "/pedido/0123456789abcdef",
    "/pedido/0123456789abcdef.data",
    "/admin/clientes/5511912345678",
    "/admin/nao-existe",
    "/api/store",
    "/nao-existe",
    "/produto/nao-e-um-id",
    `/busca?q=${"a".repeat(201)}`,
  ])("of %s does not exist: it is not cached", (target) => {
    expect(serverCacheKeyOf(target)).toBeUndefined();
  });

  it("of a mailed link never contains its token", () => {
    expect(serverCacheKeyOf("/redefinir-senha?token=segredo")).toBe("/redefinir-senha");
  });
});

describe("the key under which a device caches a page", () => {
  const keyOf = (target: string) => {
    const { pathname, searchParams } = new URL(target, "https://loja.exemplo.com.br");
    return deviceCacheKeyOf(pathname, searchParams);
  };

  it("is the same for a shirt, whatever name is printed on it", () => {
    expect(keyOf(`${product}?nome=ANA&numero=10`)).toBe(product);
  });

  it.each(["/login", "/meus-pedidos", "/minha-conta", "/convite"])(
    "does not exist for %s, which says nothing without the net",
    (path) => expect(keyOf(path)).toBeUndefined(),
  );
});
