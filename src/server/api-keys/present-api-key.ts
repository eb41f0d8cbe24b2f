import { z } from "@hono/zod-openapi";
import { keyScopesSchema } from "#domain/api-keys/api-key-input.ts";
import type { ApiKey } from "./api-keys-service.ts";
import { beginningOf } from "./key-format.ts";

export const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    begins_with: z.string().describe("O começo da chave, para reconhecê-la"),
    scopes: keyScopesSchema.describe("O que ela pode em cada área; uma área ausente está fechada"),
    created_by: z.string().nullable().describe("O e-mail de quem a criou"),
    created_at: z.string(),
    updated_at: z.string(),
    expires_at: z.string().nullable(),
    expired: z.boolean(),
    last_used_at: z.string().nullable().describe("Anotado no máximo uma vez por minuto"),
  })
  .openapi("ApiKey");

export const newApiKeySchema = apiKeySchema
  .extend({ key: z.string().describe("A chave. Só esta resposta a tem: guarde-a agora") })
  .openapi("NewApiKey");

export function presentApiKey(apiKey: ApiKey, now: Date): z.output<typeof apiKeySchema> {
  const { expiresAt } = apiKey;
  return {
    id: apiKey.id,
    name: apiKey.name,
    begins_with: beginningOf(apiKey.publicId),
    scopes: apiKey.scopes,
    created_by: apiKey.createdByEmail,
    created_at: apiKey.createdAt.toISOString(),
    updated_at: apiKey.updatedAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    expired: expiresAt !== null && expiresAt <= now,
    last_used_at: apiKey.lastUsedAt?.toISOString() ?? null,
  };
}
