import { describe, expect, it } from "vitest";
import { DomainError } from "../errors.ts";
import { type Actor, anonymous, assertAdministrator, requireSignedIn, system } from "./actor.ts";

const customer: Actor = { kind: "customer", userId: "u1", email: "ana@exemplo.com.br" };
const administrator: Actor = { kind: "administrator", userId: "u2", email: "dono@manto.local" };

describe("a rule for administrators", () => {
  it.each([
    ["administrator", administrator],
    ["program itself", system],
  ] as const)("lets the %s pass", (_, actor) => {
    expect(() => assertAdministrator(actor)).not.toThrow();
  });

  it("asks an anonymous visitor to sign in", () => {
    expect(() => assertAdministrator(anonymous)).toThrow(new DomainError("unauthenticated"));
  });

  it("refuses a customer", () => {
    expect(() => assertAdministrator(customer)).toThrow(new DomainError("forbidden"));
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
