import { z } from "zod";
import { composeAddress, type PostalAddress } from "#domain/delivery/cep.ts";

export interface CepAddress extends PostalAddress {
  cep: string;
  /** The address as one text: 'street, district, city - state'. */
  address: string;
}

/** ViaCEP sends `erro` as true or, since 2024, as "true". */
const viaCepSchema = z.object({
  erro: z.union([z.boolean(), z.string()]).optional(),
  logradouro: z.string().default(""),
  bairro: z.string().default(""),
  localidade: z.string().default(""),
  uf: z.string().default(""),
});

const brasilApiSchema = z.object({
  street: z.string().nullish(),
  neighborhood: z.string().nullish(),
  city: z.string(),
  state: z.string(),
});

/**
 * Reads the answer of either public service. Returns undefined if the CEP does not exist, and throws on an unknown
 * format.
 */
export function readCepAnswer(cep: string, answer: unknown): CepAddress | undefined {
  const other = brasilApiSchema.safeParse(answer);
  if (other.success) {
    const { street, neighborhood, city, state } = other.data;
    return withAddress(cep, { street: street ?? "", district: neighborhood ?? "", city, state });
  }
  const { erro, logradouro, bairro, localidade, uf } = viaCepSchema.parse(answer);
  if (erro === true || erro === "true") return undefined;
  if (localidade === "") throw new Error("The postal-code service answered without a city");
  return withAddress(cep, { street: logradouro, district: bairro, city: localidade, state: uf });
}

function withAddress(cep: string, address: PostalAddress): CepAddress {
  return { cep, ...address, address: composeAddress(address) };
}
