import { describe, expect, it } from "vitest";
import { deviceCacheKeyOf } from "./page-key.ts";

const product = "/produto/6f1c2f0e-0000-4000-8000-000000000000";

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
