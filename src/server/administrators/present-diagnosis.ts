import { z } from "@hono/zod-openapi";
import type { CreatedAdministrator, Diagnosis } from "./diagnostics-service.ts";

export const diagnosisSchema = z
  .object({
    exists: z.boolean(),
    confirmed: z.boolean(),
    signed_in: z.boolean(),
    admin: z.boolean().nullable().describe("Só para quem acertou a senha"),
    user_id: z.uuid().nullable().describe("Só para quem acertou a senha"),
    message: z.string(),
  })
  .openapi("Diagnosis");

export const createdAdministratorSchema = z
  .object({ id: z.uuid(), email: z.string(), message: z.string() })
  .openapi("CreatedAdministrator");

export function presentDiagnosis(diagnosis: Diagnosis): z.output<typeof diagnosisSchema> {
  return {
    exists: diagnosis.exists,
    confirmed: diagnosis.isConfirmed,
    signed_in: diagnosis.isSignedIn,
    admin: diagnosis.isAdministrator,
    user_id: diagnosis.userId,
    message: diagnosis.message,
  };
}

export function presentCreatedAdministrator({
  id,
  email,
  message,
}: CreatedAdministrator): z.output<typeof createdAdministratorSchema> {
  return { id, email, message };
}
