import { describe, expect, it } from "vitest";
import { choicesOf, draftOf, newDraft, toInput } from "./key-draft.ts";
import type { ApiKey } from "./use-api-keys.ts";

const apiKey: ApiKey = {
  id: "00000000-0000-4000-8000-000000000000",
  name: "ERP",
  begins_with: "manto_0123456789ab_…",
  scopes: { orders: "write", catalog: "read" },
  created_by: "dono@manto.local",
  created_at: "2026-11-15T12:00:00.000Z",
  updated_at: "2026-11-15T12:00:00.000Z",
  expires_at: "2027-01-01T02:59:00.000Z",
  expired: false,
  last_used_at: null,
};

describe("a key while it is edited", () => {
  it("is sent as it was, if nothing is changed", () => {
    const { name, scopes, expires_at } = apiKey;
    expect(toInput(draftOf(apiKey))).toEqual({ name, scopes, expires_at });
  });

  it("says the last day on the shop's clock", () => {
    expect(draftOf(apiKey).lastDay).toBe("2026-12-31");
  });

  it("leaves an area out that is closed again", () => {
    expect(toInput({ ...draftOf(apiKey), orders: "none" }).scopes).toEqual({ catalog: "read" });
  });

  it("opens nothing at first, and has no end", () => {
    expect(toInput(newDraft)).toEqual({ name: "", scopes: {}, expires_at: null });
  });

  it("offers no writing where nothing is written", () => {
    expect(choicesOf("production")).toEqual(["none", "read"]);
  });
});
