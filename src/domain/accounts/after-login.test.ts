import { describe, expect, it } from "vitest";
import { afterLoginPath, loginPath, ownPath } from "./after-login.ts";

describe("a path of the shop", () => {
  it.each(["/", "/cart", "/categoria/retro?ordem=menor-preco", "/minha-conta#sessoes", "/admin/pedidos"])(
    "%s is accepted",
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    "https://mau.example/",
    "//mau.example",
    "/\\mau.example",
    "\\\\mau.example",
    "/\t/mau.example",
    "/\n/mau.example",
    "/..//mau.example",
    "/.//mau.example",
    "javascript:alert(1)",
    "cart",
    "@mau.example",
    "",
    null,
    undefined,
  ])("%j is refused", (wanted) => {
    expect(ownPath(wanted)).toBeUndefined();
  });

  it.each(["/login", "/login?redirect=/login", "/cadastro", "/redefinir-senha#token"])(
    "%s is refused: a sign-in must not lead back to a sign-in page",
    (path) => {
      expect(ownPath(path)).toBeUndefined();
    },
  );
});

describe("the link to the sign-in page", () => {
  it("remembers the page that was wanted", () => {
    expect(loginPath("/minha-conta?a=1&b=2")).toBe("/login?redirect=%2Fminha-conta%3Fa%3D1%26b%3D2");
  });

  it("has no redirect to the home page", () => {
    expect(loginPath("/")).toBe("/login");
  });
});

describe("after signing in", () => {
  const arrival = {
    isOwner: false,
    isAdministrator: false,
    lastAdminPath: undefined,
    cameFrom: undefined,
  };

  it("the main store account goes to the back-office, wherever it came from", () => {
    const owner = { ...arrival, isOwner: true, isAdministrator: true };
    expect(afterLoginPath({ ...owner, lastAdminPath: "/admin/pedidos", cameFrom: "/cart" })).toBe("/admin");
  });

  it("an administrator returns to the last back-office page first", () => {
    const administrator = { ...arrival, isAdministrator: true, lastAdminPath: "/admin/pedidos" };
    expect(afterLoginPath({ ...administrator, cameFrom: "/cart" })).toBe("/admin/pedidos");
  });

  it("a customer does not go where an administrator was before", () => {
    expect(afterLoginPath({ ...arrival, lastAdminPath: "/admin/pedidos", cameFrom: "/cart" })).toBe("/cart");
  });

  it("all other users return to where they came from", () => {
    expect(afterLoginPath({ ...arrival, cameFrom: "/minha-conta" })).toBe("/minha-conta");
  });

  it("a user is never redirected to another site", () => {
    expect(afterLoginPath({ ...arrival, cameFrom: "//mau.example" })).toBe("/");
  });

  it("a user without a previous page goes to the home page", () => {
    expect(afterLoginPath(arrival)).toBe("/");
  });
});
