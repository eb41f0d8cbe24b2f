import { z } from "zod";
import { type KeyScopes, keyAreaNames, keyAreas, keyMay } from "../accounts/key-scopes.ts";
import { requiredLine } from "../typed-text.ts";
import { apiKeyTexts as texts } from "./api-key-texts.ts";

export const MAX_API_KEYS = 20;
export const MAX_KEY_NAME = 40;

const { orders, production, customers, catalog } = keyAreas;
const accessTo = <Access extends string>(given: readonly [Access, ...Access[]]) =>
  z.enum(given, texts.access).optional();

export const keyScopesSchema = z.object(
  {
    orders: accessTo(orders),
    production: accessTo(production),
    customers: accessTo(customers),
    catalog: accessTo(catalog),
  },
  texts.scopesMissing,
);

const apiKeyFields = z.object({
  name: requiredLine(MAX_KEY_NAME, texts.nameMissing),
  scopes: keyScopesSchema.refine((scopes) => keyAreaNames.some((area) => scopes[area]), texts.scopesMissing),
  expires_at: z.iso
    .datetime(texts.date)
    .transform((text) => new Date(text))
    .nullable()
    .default(null),
});

/** What the owner decides about a key. The key itself is made by the shop. */
export interface ApiKeyInput {
  name: string;
  scopes: KeyScopes;
  /** Null for a key that does not expire. */
  expiresAt: Date | null;
}

export const apiKeyInputSchema = apiKeyFields.transform(toInput);

/** `updated_at` is the version that was edited; a newer version is not overwritten. */
export const apiKeyUpdateSchema = apiKeyFields
  .extend({ updated_at: z.iso.datetime("Diga qual versão foi editada") })
  .transform(({ updated_at, ...fields }) => ({ version: new Date(updated_at), key: toInput(fields) }));

function toInput({ name, scopes, expires_at }: z.output<typeof apiKeyFields>): ApiKeyInput {
  return { name, scopes, expiresAt: expires_at };
}

type Reach = Pick<ApiKeyInput, "scopes" | "expiresAt">;

/** Whether a key may do something afterwards, or at a time, that it could not before. */
export function widens(before: Reach, after: Reach): boolean {
  const opens = keyAreaNames.some((area) => {
    const access = after.scopes[area];
    return access !== undefined && !keyMay(before.scopes, area, access);
  });
  return opens || (before.expiresAt?.getTime() ?? Infinity) < (after.expiresAt?.getTime() ?? Infinity);
}
