import { z } from "@hono/zod-openapi";
import type { ShownAccount } from "./account-service.ts";
import { tokenStates } from "./token-state.ts";

export const accountSchema = z
  .object({
    active: z.boolean(),
    from_cep: z.string(),
    width_cm: z.int(),
    height_cm: z.int(),
    length_cm: z.int(),
    is_insured: z.boolean().describe("Se o valor das camisas é segurado"),
    services: z.array(z.int()).describe("Os serviços oferecidos; vazio se são todos os da conta"),
    free_from_cents: z.int().nullable(),
    free_from_units: z.int().nullable(),
    token_state: z
      .enum(tokenStates)
      .describe(
        "`ending`: vence em até 5 dias. `dead`: venceu ou foi recusado. `unreadable`: foi gravado com outro SESSION_SECRET",
      ),
    token_expires_at: z.string().nullable(),
    updated_at: z.string(),
  })
  .openapi("MelhorEnvioAccount");

export function presentAccount(account: ShownAccount): z.output<typeof accountSchema> {
  return {
    active: account.active,
    from_cep: account.fromCep,
    width_cm: account.widthCm,
    height_cm: account.heightCm,
    length_cm: account.lengthCm,
    is_insured: account.isInsured,
    services: account.services,
    free_from_cents: account.freeFromCents,
    free_from_units: account.freeFromUnits,
    token_state: account.tokenState,
    token_expires_at: account.tokenExpiresAt?.toISOString() ?? null,
    updated_at: account.updatedAt.toISOString(),
  };
}
