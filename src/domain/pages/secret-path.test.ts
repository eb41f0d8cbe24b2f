import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSecretPage, redactPath } from "./secret-path.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";

/** Ways to write the address of an order's page; some of them open it, the others must not tell the token either. */
const disguises = [
  `/pedido/${TOKEN}`,
  `/PEDIDO/${TOKEN}`,
  `/Pedido/${TOKEN}/`,
  `/pedido/${TOKEN}.data`,
  `/pedido/${TOKEN}/x/y`,
  `//pedido//${TOKEN}`,
  `/%70edido/${TOKEN}`,
  `/%50%45DIDO/${TOKEN}`,
  `/%2570edido/${TOKEN}`,
  `/pedido%2F${TOKEN}`,
  `/pedido%5c${TOKEN}`,
  `/pedido/%30${TOKEN.slice(1)}`,
];

describe("the address of an order's page", () => {
  it.each(disguises)("is not logged as %s", (path) => {
    expect(redactPath(path)).toMatch(/^\/(pedido|PEDIDO|Pedido)\/\[redacted\]$/);
  });

  it.each(disguises)("is never a referrer as %s", (path) => {
    expect(isSecretPage(path)).toBe(true);
  });

  it("is no more logged or a referrer for a team's list", () => {
    const token = "aB3-_x".repeat(4).slice(0, 22);
    for (const path of [`/time/${token}`, `/Time/${token}/capitao.data`, `/%74ime/${token}`]) {
      expect(redactPath(path)).toMatch(/^\/(time|Time)\/\[redacted\]$/);
      expect(isSecretPage(path)).toBe(true);
    }
    expect(redactPath(`/social/time/${token}.jpg`)).toBe("/social/time/[redacted]");
    expect(redactPath(`/api/team-orders/${token}/shirts/1`)).toBe("/api/team-orders/[redacted]");
  });

  it("is hidden below any other path, too", () => {
    expect(redactPath(`/x/${TOKEN}`)).toBe("/x/[redacted]");
  });

  it.each(["/", "/pedidos", "/meus-pedidos", "/admin/pedidos", "/produto/1", "/produto/1/time"])(
    "is told apart from %s",
    (path) => {
      expect(isSecretPage(path)).toBe(false);
    },
  );
});

describe("a logged path", () => {
  it.each([
    ["/api/admin/customers/11987654321", "/api/admin/customers/[redacted]"],
    ["/api/admin/customers/11987654321/notes", "/api/admin/customers/[redacted]/notes"],
    ["/admin/clientes/11987654321.data", "/admin/clientes/[redacted]"],
    ["/admin/clientes/(11)%2098765-4321", "/admin/clientes/[redacted]"],
    ["/admin/clientes/11-98765-4321", "/admin/clientes/[redacted]"],
    ["/admin/clientes/%31%31987654321", "/admin/clientes/[redacted]"],
    ["/admin/clientes/+5511987654321", "/admin/clientes/[redacted]"],
    ["/api/cep/01310100", "/api/cep/[redacted]"],
    ["/ana%40exemplo.com.br", "/[redacted]"],
    ["/x/ana@exemplo.com.br", "/x/[redacted]"],
    ["/api/admin/backups/segredo", "/api/admin/backups/[redacted]"],
    ["/api/admin/BACKUPS/segredo/x", "/api/admin/BACKUPS/[redacted]"],
    ["/api/admin/orders/manto_0123456789ab_c2VncmVkbw", "/api/admin/orders/[redacted]"],
    ["/manto%5F0123456789ab_c2VncmVkbw", "/[redacted]"],
    ["/%ff%fe", "/[redacted]"],
  ])("of %s is %s", (path, logged) => {
    expect(redactPath(path)).toBe(logged);
  });

  it.each([
    "/",
    "/auth/v1/token",
    "/api/admin/customers/export",
    "/api/admin/backups",
    "/produto/6f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b",
    "/produto/12345678-1234-4123-8123-123456789012.data",
    "/api/admin/products/12345678-1234-4123-8123-123456789012/images",
    "/storage/v1/object/public/product-images/products/202611/abcd2efgh3456jkmnpq789.webp",
    "/storage/v1/object/public/product-images/products/1794744000000-abcd2efgh3456jkmnpq789.jpg",
  ])("stays readable where it says nothing about a person: %s", (path) => {
    expect(redactPath(path)).toBe(path);
  });

  it("never contains a number, however its digits are encoded and where they stand", () => {
    const number = fc.stringMatching(/^[1-9]{2}9?[0-9]{8}$/);
    const encoding = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 11, maxLength: 11 });
    fc.assert(
      fc.property(number, encoding, fc.webPath(), (digits, encodings, before) => {
        const written = [...digits]
          .map((digit, index) => [digit, `%3${digit}`, `%253${digit}`][encodings[index] ?? 0])
          .join("");
        expect(redactPath(`${before}/${written}`)).not.toContain(digits);
      }),
    );
  });
});
