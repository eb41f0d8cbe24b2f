import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type KeyAccess, type KeyScopes, keyAreaNames, keyAreas, keyMay } from "../accounts/key-scopes.ts";
import { permissions } from "../accounts/staff-role.ts";
import { apiKeyInputSchema, widens } from "./api-key-input.ts";
import { apiKeyTexts } from "./api-key-texts.ts";
import { describeScopes } from "./describe-scopes.ts";

const anyScopes: fc.Arbitrary<KeyScopes> = fc.record(
  {
    orders: fc.constantFrom(...keyAreas.orders),
    production: fc.constantFrom(...keyAreas.production),
    customers: fc.constantFrom(...keyAreas.customers),
    catalog: fc.constantFrom(...keyAreas.catalog),
  },
  { requiredKeys: [] },
);
const anyReach = fc.record({ scopes: anyScopes, expiresAt: fc.option(fc.date({ noInvalidDate: true })) });

/** Everything that a key may do in the back-office. */
const reachOf = (scopes: KeyScopes) =>
  permissions.flatMap((permission) =>
    (["read", "write"] satisfies KeyAccess[])
      .filter((access) => keyMay(scopes, permission, access))
      .map((access) => `${permission}:${access}`),
  );

describe("a key", () => {
  it("opens nothing that is the owners' alone, nor the messages, whatever its scopes", () => {
    fc.assert(
      fc.property(anyScopes, (scopes) => {
        expect(reachOf(scopes).filter((one) => /^(store|messages):/.test(one))).toEqual([]);
      }),
    );
  });

  it("may read where it may write", () => {
    fc.assert(
      fc.property(anyScopes, fc.constantFrom(...keyAreaNames), (scopes, area) => {
        if (keyMay(scopes, area, "write")) expect(keyMay(scopes, area, "read")).toBe(true);
      }),
    );
  });

  it("is widened exactly if it may do more afterwards, or for longer", () => {
    fc.assert(
      fc.property(anyReach, anyReach, (before, after) => {
        const known = new Set(reachOf(before.scopes));
        const opens = reachOf(after.scopes).some((one) => !known.has(one));
        const lasts =
          before.expiresAt !== null &&
          (after.expiresAt === null || after.expiresAt.getTime() > before.expiresAt.getTime());
        expect(widens(before, after)).toBe(opens || lasts);
      }),
    );
  });

  it("says what it may do in the order of the form", () => {
    expect(describeScopes({ catalog: "read", orders: "write" })).toBe(
      "Pedidos: ler e alterar; Catálogo: ler",
    );
  });
});

describe("what the owner fills in for a key", () => {
  const refusals = (input: object) => {
    const { error } = apiKeyInputSchema.safeParse({ name: "ERP", scopes: { orders: "read" }, ...input });
    return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  };

  it("is a name and an area, and nothing else", () => {
    expect(refusals({})).toEqual([]);
  });

  it.each([
    ["no name", { name: " " }, "name", apiKeyTexts.nameMissing],
    ["no area", { scopes: {} }, "scopes", apiKeyTexts.scopesMissing],
    ["an area of the owners'", { scopes: { store: "write" } }, "scopes", apiKeyTexts.scopesMissing],
    ["no scopes", { scopes: undefined }, "scopes", apiKeyTexts.scopesMissing],
    ["a word that is no access", { scopes: { orders: "all" } }, "scopes.orders", apiKeyTexts.access],
    [
      "writing in the production",
      { scopes: { production: "write" } },
      "scopes.production",
      apiKeyTexts.access,
    ],
    ["a date that is none", { expires_at: "amanhã" }, "expires_at", apiKeyTexts.date],
  ])("is refused with %s", (_, input, path, message) => {
    expect(refusals(input)).toEqual([[path, message]]);
  });

  it("keeps no area that nobody knows", () => {
    const parsed = apiKeyInputSchema.parse({ name: "ERP", scopes: { orders: "read", store: "write" } });
    expect(parsed.scopes).toEqual({ orders: "read" });
  });
});
