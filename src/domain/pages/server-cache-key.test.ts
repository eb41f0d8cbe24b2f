import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pages, routesOf } from "./pages.ts";
import { serverCacheKeyOf } from "./server-cache-key.ts";

const product = "/produto/6f1c2f0e-0000-4000-8000-000000000000";
const keyOf = (target: string) => serverCacheKeyOf(target)?.key;

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
  ])("of %s is its own address", (path) =>
    expect(serverCacheKeyOf(path)).toEqual({ key: path, hasFreeText: false }),
  );

  it("includes parameters that change the page, in a fixed order", () => {
    const key = "/categoria/retro?desconto=1&ordem=menor-preco&pagina=2&subcategoria=anos-80";
    const shuffled =
      "/categoria/retro?subcategoria=anos-80&pagina=2&utm_source=x&ordem=menor-preco&desconto=1";
    expect(serverCacheKeyOf(shuffled)).toEqual({ key, hasFreeText: false });
    expect(keyOf(key)).toBe(key);
  });

  it("includes the name and the number that a link puts on a shirt", () => {
    expect(keyOf(`${product}?numero=10&nome=ANA`)).toBe(`${product}?nome=ANA&numero=10`);
    expect(keyOf(`${product}?opcoes=a,b&utm=x`)).toBe(keyOf(`${product}?opcoes=a,b`));
    expect(keyOf(`${product}?opcoes=a,b`)).not.toBe(keyOf(product));
  });

  it.each(routesOf(pages[3] as (typeof pages)[number]))("differs for the data of the route %s", (route) => {
    const key = `/categoria/retro.data?_routes=${encodeURIComponent(route)}`;
    expect(serverCacheKeyOf(`${key}&x=1`)).toEqual({ key, hasFreeText: false });
    expect(keyOf("/_.data")).toBe("/_.data");
  });

  it.each([
    "/pedido/0123456789abcdef",
    "/pedido/0123456789abcdef.data",
    "/admin/clientes/5511912345678",
    "/admin/nao-existe",
    "/api/store",
    "/nao-existe",
    "/produto/nao-e-um-id",
    `${product}?nome=${"A".repeat(201)}&numero=1`,
    "/categoria/retro?pagina=dois",
  ])("of %s does not exist: it is not cached", (target) => {
    expect(keyOf(target)).toBeUndefined();
  });

  it("of a mailed link never contains its token", () => {
    expect(keyOf("/redefinir-senha?token=segredo")).toBe("/redefinir-senha");
  });
});

describe("a stranger who varies an address", () => {
  it.each([
    [`${product}?utm_source=whatsapp&fbclid=abc`, product],
    ["/convite?utm_source=x", "/convite"],
    ["/login?redirect=%2Fmeus-pedidos", "/login"],
    ["/carrinho?_routes=root", "/carrinho"],
    ["/carrinho?q=camisa", "/carrinho"],
    ["/categoria/retro?ordem=recentes", "/categoria/retro"],
    ["/categoria/retro?ordem=inventada", "/categoria/retro"],
    ["/categoria/retro?pagina=1&pagina=7", "/categoria/retro"],
    ["/categoria/retro?subcategoria=", "/categoria/retro"],
    ["/categoria/retro?%6frdem=menor-preco&&=&a", "/categoria/retro?ordem=menor-preco"],
    ["/busca?q=%20%20camisa%20%20%20azul%0A", "/busca?q=camisa+azul"],
    [`/busca?q=${"a".repeat(5000)}`, `/busca?q=${"a".repeat(80)}`],
  ])("of %s makes no entry of its own", (target, key) => expect(keyOf(target)).toBe(key));

  it.each([
    "a",
    "routes/store/home",
    "routes/store/category,a",
    "",
    "__proto__",
    "root,routes/store/category",
  ])("makes no entry by the data of the routes %j", (routes) =>
    expect(keyOf(`/categoria/retro.data?_routes=${encodeURIComponent(routes)}`)).toBeUndefined(),
  );

  it.each([
    "/CATEGORIA/retro",
    "/categoria/retro/",
    "//categoria/retro",
    "/c%61rrinho",
    "/categoria/retro;a",
  ])("of %s evicts no page that shoppers need", (target) =>
    expect(serverCacheKeyOf(target)?.hasFreeText ?? true).toBe(true),
  );

  it.each([
    "/busca?q=camisa",
    `${product}?nome=ANA&numero=10`,
    "/categoria/RETRO",
    "/categoria/r%65tro",
    "/categoria/retro%CC%81",
    "/categoria/retro?subcategoria=ANOS%2080",
  ])("makes entries for %s only among those of free text", (target) => {
    expect(serverCacheKeyOf(target)?.hasFreeText).toBe(true);
  });
});

it("a key without free text is one of few, whatever the query", () => {
  const names = fc.constantFrom("q", "ordem", "pagina", "redirect", "_routes", "nome", "subcategoria", "x");
  const query = fc.array(fc.tuple(names, fc.string()), { maxLength: 8 });
  const paths = fc.constantFrom("/", "/carrinho", "/login", "/busca", product, "/categoria/retro");
  fc.assert(
    fc.property(paths, query, (path, parameters) => {
      const found = serverCacheKeyOf(`${path}?${new URLSearchParams(parameters)}`);
      if (!found || found.hasFreeText) return;
      expect(found.key.slice(path.length)).toMatch(
        /^(\?(ordem=(menor|maior)-preco|pagina=[1-9]\d{0,5}|subcategoria=[a-z0-9-]{1,80}|&)+)?$/,
      );
    }),
  );
});

it("a key has itself as its key", () => {
  const query = fc.dictionary(fc.constantFrom("q", "ordem", "pagina", "nome", "subcategoria"), fc.string());
  const paths = fc.constantFrom("/busca", "/busca.data", product, "/categoria/retro");
  fc.assert(
    fc.property(paths, query, (path, parameters) => {
      const found = serverCacheKeyOf(`${path}?${new URLSearchParams(parameters)}`);
      if (found) expect(serverCacheKeyOf(found.key)).toEqual(found);
    }),
  );
});
