import { describe, expect, it } from "vitest";
import { DomainError } from "../errors.ts";
import {
  type Actor,
  anonymous,
  authorOf,
  may,
  requirePermission,
  requireSignedIn,
  requireStaff,
  system,
} from "./actor.ts";
import { type Permission, permissions, type StaffRole, staffRoles } from "./staff-role.ts";

const customer: Actor = { kind: "customer", userId: "u1", email: "ana@exemplo.com.br" };
const staff = (role: StaffRole): Actor => ({ kind: "staff", role, userId: "u2", email: "dono@manto.local" });

describe("a rule for one area of the back-office", () => {
  const allowed: Record<StaffRole, Permission[]> = {
    admin: ["orders", "production", "customers", "messages", "catalog", "store"],
    support: ["orders", "production", "customers", "messages"],
    production: ["production"],
    catalog: ["catalog"],
  };

  it.each(staffRoles)("lets %s do exactly what the role is for", (role) => {
    expect(permissions.filter((permission) => may(staff(role), permission))).toEqual(allowed[role]);
  });

  it("lets the program itself pass", () => {
    expect(() => requirePermission(system, "store")).not.toThrow();
  });

  it("asks an anonymous visitor to sign in", () => {
    expect(() => requirePermission(anonymous, "orders")).toThrow(new DomainError("unauthenticated"));
  });

  it.each([
    ["a customer", customer],
    ["a colleague of another area", staff("catalog")],
  ])("refuses %s", (_, actor) => {
    expect(() => requirePermission(actor, "orders")).toThrow(new DomainError("forbidden"));
  });
});

describe("a key of the API", () => {
  const key = (writes: boolean): Actor => ({
    kind: "api-key",
    keyId: "k1",
    name: "ERP",
    scopes: { orders: "write", catalog: "read" },
    writes,
  });
  const refusalOf = (run: () => void) => {
    try {
      run();
    } catch (error) {
      return error instanceof DomainError ? { code: error.code, sentence: error.sentence } : error;
    }
  };

  it("opens the areas of its scopes to a request that reads", () => {
    expect(permissions.filter((permission) => may(key(false), permission))).toEqual(["orders", "catalog"]);
  });

  it("opens to a request that writes only where it may write", () => {
    expect(permissions.filter((permission) => may(key(true), permission))).toEqual(["orders"]);
  });

  it.each([
    ["an area that it only reads, in a write", () => requirePermission(key(true), "catalog"), "só pode ler"],
    ["an area that it was not given", () => requirePermission(key(false), "customers"), "não tem acesso"],
    ["what is the owners'", () => requirePermission(key(false), "store"), "não tem acesso"],
    ["what is for the whole staff", () => requireStaff(key(false)), "não tem acesso"],
    ["what is for signed-in users", () => requireSignedIn(key(false)), "não tem acesso"],
  ])("is refused %s, by its name", (_, run, reason) => {
    expect(refusalOf(run)).toEqual({
      code: "forbidden",
      sentence: expect.stringMatching(`^Chave da API “ERP”: ela ${reason}`),
    });
  });

  it("is named as the author of its changes", () => {
    expect(authorOf(key(true))).toEqual({ id: "k1", name: "Chave da API “ERP”" });
  });
});

describe("a rule for the whole staff", () => {
  it.each(staffRoles)("lets %s pass", (role) => {
    expect(() => requireStaff(staff(role))).not.toThrow();
  });

  it("refuses a customer", () => {
    expect(() => requireStaff(customer)).toThrow(new DomainError("forbidden"));
  });
});

describe("a rule for signed-in users", () => {
  it("returns the customer", () => {
    expect(requireSignedIn(customer)).toBe(customer);
  });

  it("asks an anonymous visitor to sign in", () => {
    expect(() => requireSignedIn(anonymous)).toThrow(new DomainError("unauthenticated"));
  });

  it("tells a visitor whose session was ended just that", () => {
    const ended: Actor = { kind: "anonymous", sessionEnded: true };
    expect(() => requireSignedIn(ended)).toThrow(new DomainError("session_not_found"));
  });

  it("refuses the system actor, which has no account", () => {
    expect(() => requireSignedIn(system)).toThrow(new DomainError("unauthenticated"));
  });
});
