import { z } from "zod";
import { MAX_RECEIVER_CITY_LENGTH, MAX_RECEIVER_NAME_LENGTH, toPlainField } from "../pix/br-code.ts";
import { tidyLine } from "../typed-text.ts";
import { isUuid } from "../uuid.ts";
import { isCnpj, isCpf } from "./tax-ids.ts";

export const pixKeyTypes = ["cpf", "cnpj", "email", "phone", "random"] as const;
export type PixKeyType = (typeof pixKeyTypes)[number];

export const pixKeyTypeLabels: Record<PixKeyType, string> = {
  cpf: "CPF",
  cnpj: "CNPJ",
  email: "E-mail",
  phone: "Telefone",
  random: "Chave aleatória",
};

/** The account that receives payments. Only administrators read it; an order shows its customer only the Pix code. */
export interface PixAccount {
  keyType: PixKeyType;
  /** In the central bank's format: digits, +55…, lower case. */
  key: string;
  receiverName: string;
  receiverCity: string;
}

const refusals: Record<PixKeyType, string> = {
  cpf: "Digite um CPF válido",
  cnpj: "Digite um CNPJ válido",
  email: "Digite um email válido",
  phone: "Digite o telefone com DDD, como (11) 91234-5678",
  random: "A chave aleatória tem 32 letras e dígitos, como 123e4567-e12b-12d1-a456-426655440000",
};

/** The key in its registered form; undefined if the text is not a key of that type. */
export function normalizePixKey(type: PixKeyType, typed: string): string | undefined {
  const text = typed.trim();
  const digits = text.replace(/\D/g, "");
  switch (type) {
    case "cpf":
      return isCpf(text) ? digits : undefined;
    case "cnpj":
      return isCnpj(text) ? text.replace(/[^0-9a-z]/gi, "").toUpperCase() : undefined;
    case "email":
      return text.length <= 77 && z.email().safeParse(text).success ? text.toLowerCase() : undefined;
    case "phone": {
      const national = digits.length > 11 ? digits.replace(/^55/, "") : digits;
      return /^[1-9]{2}\d{8,9}$/.test(national) ? `+55${national}` : undefined;
    }
    case "random": {
      const lower = text.toLowerCase();
      return isUuid(lower) ? lower : undefined;
    }
  }
}

const line = (max: number, message: string) =>
  z
    .string(message)
    .transform(tidyLine)
    .pipe(z.string().max(max, `Use no máximo ${max} caracteres`));

/** A Pix code contains only plain ASCII; text without any letter or digit of it would be left empty. */
const isWritable = (text: string) => /[A-Za-z0-9]/.test(toPlainField(text, text.length));

/** The form's input. An empty key means that the shop accepts no Pix. */
export const pixFormSchema = z
  .object({
    key_type: z.enum(pixKeyTypes, "Escolha o tipo da chave"),
    key: z.string("Digite a chave").max(200, "Digite uma chave válida"),
    receiver_name: line(MAX_RECEIVER_NAME_LENGTH, "Informe o nome de quem recebe"),
    receiver_city: line(MAX_RECEIVER_CITY_LENGTH, "Informe a cidade de quem recebe"),
  })
  .transform((form, ctx): PixAccount | null => {
    if (form.key.trim() === "") return null;
    const refuse = (field: string, message: string) =>
      ctx.addIssue({ code: "custom", path: [field], message });
    const key = normalizePixKey(form.key_type, form.key);
    if (key === undefined) refuse("key", refusals[form.key_type]);
    if (!isWritable(form.receiver_name)) refuse("receiver_name", "Informe o nome de quem recebe");
    if (!isWritable(form.receiver_city)) refuse("receiver_city", "Informe a cidade de quem recebe");
    return {
      keyType: form.key_type,
      key: key ?? "",
      receiverName: form.receiver_name,
      receiverCity: form.receiver_city,
    };
  });
