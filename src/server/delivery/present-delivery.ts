import { z } from "@hono/zod-openapi";
import type { CepAddress } from "./cep-provider.ts";
import type { KnownDelivery } from "./delivery-service.ts";

export const cepAddressSchema = z
  .object({
    cep: z.string(),
    street: z.string(),
    district: z.string(),
    city: z.string(),
    state: z.string(),
    address: z.string().describe("Tudo em uma linha, sem o que cidades pequenas não têm"),
  })
  .openapi("CepAddress");

export const deliverySchema = z
  .object({
    customer: z.string(),
    customer_cep: z.string(),
    customer_address: z.string(),
    customer_whatsapp: z.string(),
  })
  .openapi("Delivery");

export function presentCepAddress(found: CepAddress): z.output<typeof cepAddressSchema> {
  const { cep, street, district, city, state, address } = found;
  return { cep, street, district, city, state, address };
}

export function presentDelivery({
  name,
  cep,
  address,
  whatsapp,
}: KnownDelivery): z.output<typeof deliverySchema> {
  return { customer: name, customer_cep: cep, customer_address: address, customer_whatsapp: whatsapp };
}
