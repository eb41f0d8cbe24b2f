import { z } from "@hono/zod-openapi";
import type { TwoFactorSetup, TwoFactorState } from "./two-factor-service.ts";

export const twoFactorStateSchema = z
  .object({
    enabled: z.boolean(),
    enabled_at: z.string().nullable(),
    recovery_codes_left: z.int(),
  })
  .openapi("TwoFactorState");

export const twoFactorSetupSchema = z
  .object({
    secret: z.string(),
    uri: z.string().describe("O segredo como endereço otpauth, para um código QR"),
  })
  .openapi("TwoFactorSetup");

export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) }).openapi("RecoveryCodes");

export function presentTwoFactorState(state: TwoFactorState): z.output<typeof twoFactorStateSchema> {
  return {
    enabled: state.enabledAt !== null,
    enabled_at: state.enabledAt?.toISOString() ?? null,
    recovery_codes_left: state.recoveryCodesLeft,
  };
}

export function presentTwoFactorSetup({
  secret,
  uri,
}: TwoFactorSetup): z.output<typeof twoFactorSetupSchema> {
  return { secret, uri };
}

export function presentRecoveryCodes(codes: string[]): z.output<typeof recoveryCodesSchema> {
  return { recovery_codes: codes };
}
