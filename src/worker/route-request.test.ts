import { describe, expect, it } from "vitest";
import { dataUrlOf, type Handling, routeRequest } from "./route-request.ts";

const origin = "https://loja.example";
const product = "/produto/0198c0de-0000-7000-8000-000000000001";
const pass: Handling = { kind: "pass" };

const visit = (path: string) =>
  routeRequest({ method: "GET", url: new URL(path, origin), isNavigation: true }, origin);
const ask = (path: string, method = "GET") =>
  routeRequest({ method, url: new URL(path, origin), isNavigation: false }, origin);

describe("a visit of a page", () => {
  it.each([
    ["/", "/"],
    [product, product],
    [`${product}/time`, `${product}/time`],
    [`${product}?utm_source=whatsapp`, product],
    ["/categoria/selecoes", "/categoria/selecoes"],
    ["/categoria/selecoes?fbclid=x&pagina=2", "/categoria/selecoes?pagina=2"],
    ["/busca?q=camisa+azul", "/busca?q=camisa+azul"],
    ["/carrinho", "/carrinho"],
    ["/trocas-e-devolucoes", "/trocas-e-devolucoes"],
    ["/admin", "/admin"],
    ["/admin/pedidos?pedido=1", "/admin/pedidos"],
  ])("%s is cached as %s", (path, key) => {
    expect(visit(path)).toEqual({ kind: "page", key });
  });

  it.each([
    "/pedido/segredo",
    "/meus-pedidos",
    "/minha-conta",
    "/login",
    "/login?redirect=/cart",
    "/redefinir-senha",
    "/convite",
    "/newsletter/confirmar",
    "/auth-diagnostico",
    "/admin/clientes/5511912345678",
    "/produto/qualquer",
    "/nao-existe",
  ])("%s is never cached", (path) => {
    expect(visit(path)).toEqual({ kind: "page", key: undefined });
  });

  it.each([
    "/api/docs",
    "/api/admin/backup",
    "/auth/v1/user",
    "/storage/v1/object/public/product-images/products/a.webp",
    "/social/loja.jpg",
    "/sitemap.xml",
    "/robots.txt",
    "/healthz",
    "/sw.js",
    "https://wa.me/5511900000000",
  ])("%s is left to the browser", (path) => {
    expect(visit(path)).toEqual(pass);
  });
});

describe("a request of a page", () => {
  it.each([
    ["/assets/shop-4oJatbEi.js", { kind: "asset" }],
    ["/storage/v1/object/public/product-images/products/a.webp", { kind: "picture" }],
    [
      "/storage/v1/render/image/public/product-images/products/a.webp?width=320&format=avif",
      { kind: "picture" },
    ],
    ["/_.data", { kind: "data", key: "/" }],
    [`${product}.data?_routes=routes%2Fstore%2Fproduct`, { kind: "data", key: product }],
    ["/categoria/retro.data?pagina=2", { kind: "data", key: "/categoria/retro?pagina=2" }],
    ["/pedido/segredo.data", { kind: "data", key: undefined }],
    ["/meus-pedidos.data", { kind: "data", key: undefined }],
    ["/api/cart/quote", pass],
    ["/api/admin/orders", pass],
    ["/api/admin/events", pass],
    ["/auth/v1/session", pass],
    ["/manifest.webmanifest", pass],
    ["/healthz", pass],
    ["https://outra.example/foto.jpg", pass],
  ] as [string, Handling][])("%s", (path, handling) => {
    expect(ask(path)).toEqual(handling);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "HEAD"])("%s is always left to the browser", (method) => {
    expect(ask("/", method)).toEqual(pass);
    expect(ask("/assets/shop.js", method)).toEqual(pass);
  });
});

describe("the data of a cached page", () => {
  it.each([
    ["/", "/_.data"],
    [product, `${product}.data`],
    ["/categoria/retro?pagina=2", "/categoria/retro.data?pagina=2"],
    ["/admin/pedidos", undefined],
  ])("%s has it at %s", (key, url) => {
    expect(dataUrlOf(key)).toBe(url);
  });

  it("is requested under the key of its page", () => {
    for (const key of ["/", product, "/categoria/retro?pagina=2"]) {
      expect(ask(dataUrlOf(key) ?? "")).toEqual({ kind: "data", key });
    }
  });
});
