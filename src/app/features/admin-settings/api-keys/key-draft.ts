import type { z } from "zod";
import { type KeyAccess, type KeyArea, keyAreaNames, keyAreas } from "#domain/accounts/key-scopes.ts";
import type { apiKeyInputSchema } from "#domain/api-keys/api-key-input.ts";
import { fromShopClock, toShopClock } from "#domain/shop-clock.ts";
import type { ApiKey } from "./use-api-keys.ts";

type ApiKeyInput = z.input<typeof apiKeyInputSchema>;

/** `none` leaves the area closed. */
export type AreaChoice = KeyAccess | "none";

/** A key while it is edited. */
export interface KeyDraft extends Record<KeyArea, AreaChoice> {
  name: string;
  /** The last day, on the shop's clock; empty for none. */
  lastDay: string;
}

export const newDraft: KeyDraft = {
  name: "",
  orders: "none",
  production: "none",
  customers: "none",
  catalog: "none",
  lastDay: "",
};

export function draftOf({ name, scopes, expires_at }: ApiKey): KeyDraft {
  const { orders = "none", production = "none", customers = "none", catalog = "none" } = scopes;
  return {
    orders,
    production,
    customers,
    catalog,
    name,
    lastDay: expires_at === null ? "" : toShopClock(new Date(expires_at)).slice(0, 10),
  };
}

export const choicesOf = (area: KeyArea): readonly AreaChoice[] => ["none", ...keyAreas[area]];

export function toInput(draft: KeyDraft): ApiKeyInput {
  const open = keyAreaNames.filter((area) => draft[area] !== "none");
  return {
    name: draft.name,
    scopes: Object.fromEntries(open.map((area) => [area, draft[area]])) as ApiKeyInput["scopes"],
    expires_at: draft.lastDay === "" ? null : endOf(draft.lastDay),
  };
}

/** The last minute of the day. A text that is no day is left to the schema, which refuses it. */
const endOf = (day: string) => fromShopClock(`${day}T23:59`)?.toISOString() ?? day;
