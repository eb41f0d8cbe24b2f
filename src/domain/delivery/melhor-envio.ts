import { z } from "zod";
import { freeDelivery } from "./delivery-cost.ts";

/** What the owner says of parcels, so that Melhor Envio can tell what its carriers ask for them. */
export interface MelhorEnvioSettings {
  active: boolean;
  /** Where parcels are posted. */
  fromCep: string;
  /** One packed shirt; Melhor Envio packs several by itself. */
  widthCm: number;
  heightCm: number;
  lengthCm: number;
  /** Whether the carrier insures what the goods cost. */
  isInsured: boolean;
  /** Which services are offered; none named means all that the account has. */
  services: number[];
  /** From then on the cheapest of its services is free. */
  freeFromCents: number | null;
  freeFromUnits: number | null;
}

/** The services that Melhor Envio documents, by its own numbers. */
export const melhorEnvioServices = [
  { id: 1, name: "Correios PAC" },
  { id: 2, name: "Correios SEDEX" },
  { id: 17, name: "Correios Mini Envios" },
  { id: 3, name: "Jadlog .Package" },
  { id: 4, name: "Jadlog .Com" },
  { id: 31, name: "Loggi" },
] as const;

export const melhorEnvioTexts = {
  token: "Cole o token inteiro, como o Melhor Envio o mostrou",
  tokenMissing: "Cole o token do Melhor Envio",
  tokenRefused: "O Melhor Envio recusou este token. Gere outro no painel deles e cole aqui.",
  refused: "O Melhor Envio recusou estes dados. Confira o CEP e as medidas.",
  fromCep: "Informe o CEP de onde você posta, com 8 dígitos",
  centimetres: (max: number) => `Informe de 1 a ${max} cm`,
  services: "Escolha serviços do Melhor Envio",
  notConnected: "O Melhor Envio não está conectado.",
};

/** The longest side that a carrier takes. */
const MAX_SIDE_CM = 100;

const side = z
  .int(melhorEnvioTexts.centimetres(MAX_SIDE_CM))
  .min(1, melhorEnvioTexts.centimetres(MAX_SIDE_CM))
  .max(MAX_SIDE_CM, melhorEnvioTexts.centimetres(MAX_SIDE_CM));

/**
 * `token` is absent where the stored one stays. `updated_at` is the version that was edited, null for the first; a newer
 * one is not overwritten.
 */
export const melhorEnvioInputSchema = z
  .object({
    token: z
      .string(melhorEnvioTexts.token)
      .trim()
      .regex(/^[\w.~+/=-]{20,6000}$/, melhorEnvioTexts.token)
      .optional(),
    active: z.boolean().default(true),
    from_cep: z.string(melhorEnvioTexts.fromCep).regex(/^\d{8}$/, melhorEnvioTexts.fromCep),
    width_cm: side,
    height_cm: side,
    length_cm: side,
    is_insured: z.boolean().default(true),
    services: z.array(z.int().min(1).max(9999), melhorEnvioTexts.services).max(40).default([]),
    ...freeDelivery,
    updated_at: z.iso.datetime("Diga qual versão foi editada").nullable(),
  })
  .transform(({ token, updated_at, ...fields }) => ({
    token,
    version: updated_at === null ? null : new Date(updated_at),
    settings: {
      active: fields.active,
      fromCep: fields.from_cep,
      widthCm: fields.width_cm,
      heightCm: fields.height_cm,
      lengthCm: fields.length_cm,
      isInsured: fields.is_insured,
      services: [...new Set(fields.services)].sort((one, other) => one - other),
      freeFromCents: fields.free_from_cents,
      freeFromUnits: fields.free_from_units,
    } satisfies MelhorEnvioSettings,
  }));

export type MelhorEnvioInput = z.output<typeof melhorEnvioInputSchema>;
