import { describe, expect, it } from "vitest";
import { isAdminAccessValid, recentAdminPath } from "./admin-access.ts";

const now = Date.UTC(2026, 0, 2);
const HOUR = 3_600_000;

describe("the record of an administrator's last access", () => {
  const access = { userId: "u1", email: "dono@manto.local", role: "admin", at: now - 24 * HOUR };

  it("holds for 24 hours", () => {
    expect(isAdminAccessValid(access, now)).toBe(true);
  });

  it("does not hold longer", () => {
    expect(isAdminAccessValid({ ...access, at: access.at - 1 }, now)).toBe(false);
  });

  it("does not hold from the future", () => {
    expect(isAdminAccessValid({ ...access, at: now + 1 }, now)).toBe(false);
  });

  it.each([null, "admin", {}, { ...access, role: "authenticated" }, { ...access, at: "ontem" }])(
    "is nothing where it reads %j",
    (stored) => {
      expect(isAdminAccessValid(stored, now)).toBe(false);
    },
  );
});

describe("the last back-office page", () => {
  it("counts as recent within an hour", () => {
    expect(recentAdminPath({ path: "/admin/pedidos?q=1", at: now - HOUR }, now)).toBe("/admin/pedidos?q=1");
  });

  it("is forgotten afterwards", () => {
    expect(recentAdminPath({ path: "/admin/pedidos", at: now - HOUR - 1 }, now)).toBeUndefined();
  });

  it.each(["/", "/administrar", "//admin", "https://mau.example/admin", 7])(
    "is never %j, which is not of the back-office",
    (path) => {
      expect(recentAdminPath({ path, at: now }, now)).toBeUndefined();
    },
  );
});
