import { z } from "zod";
import { accountFieldTexts as texts } from "../texts/accounts.ts";

export const MIN_PASSWORD_LENGTH = 6;
/** A longer password adds no security, and hashing very long ones would let a client exhaust the server's CPU. */
export const MAX_PASSWORD_LENGTH = 128;
export const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 120;

export const emailSchema = z
  .string(texts.email)
  .trim()
  .toLowerCase()
  .max(254, texts.email)
  .pipe(z.email(texts.email));

export const passwordSchema = z
  .string(texts.passwordShort)
  .min(MIN_PASSWORD_LENGTH, texts.passwordShort)
  .max(MAX_PASSWORD_LENGTH, texts.passwordLong);

export const fullNameSchema = z
  .string(texts.nameShort)
  .trim()
  .min(MIN_NAME_LENGTH, texts.nameShort)
  .max(MAX_NAME_LENGTH, texts.nameLong)
  .regex(/^\P{Cc}*$/u, texts.nameControl);

export const loginFormSchema = z.object({ email: emailSchema, password: passwordSchema });

export const recoveryFormSchema = z.object({ email: emailSchema });

const twice = {
  password: passwordSchema,
  confirmPassword: z.string(texts.confirmationShort).min(MIN_PASSWORD_LENGTH, texts.confirmationShort),
};
const matches = { path: ["confirmPassword"], error: texts.passwordsDiffer };
const isSame = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;

export const registrationFormSchema = z
  .object({ name: fullNameSchema, email: emailSchema, ...twice })
  .refine(isSame, matches);

export const newPasswordFormSchema = z.object(twice).refine(isSame, matches);

/** The diagnostic page asks for the same two fields as the sign-in. */
export const diagnosticFormSchema = loginFormSchema;
