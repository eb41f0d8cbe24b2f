import { isWholeCep } from "#domain/delivery/cep.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import type { DeliveryDraft, DeliveryField } from "./delivery-draft.ts";

export type DeliveryErrors = Partial<Record<DeliveryField, string>>;

export const isFilled = ({ cpf: _, ...needed }: DeliveryDraft): boolean =>
  Object.values(needed).every((value) => value.trim() !== "");

/**
 * Checked without a schema, because the storefront does not load the schema library. The server validates again, by
 * schema.
 */
export function checkDelivery({ cep, whatsapp }: DeliveryDraft): DeliveryErrors {
  return {
    ...(!isWholeCep(cep) && { cep: checkoutTexts.cepLength }),
    ...(!/^\d{10,11}$/.test(whatsapp) && { whatsapp: checkoutTexts.whatsappLength }),
  };
}

const apiNames: Record<DeliveryField, string> = {
  name: "customer",
  cep: "customer_cep",
  address: "customer_address",
  whatsapp: "customer_whatsapp",
  cpf: "customer_cpf",
};

/** Converts the draft to the API's field names. */
export function toDelivery({ name, cep, address, whatsapp, cpf }: DeliveryDraft) {
  return {
    customer: name.trim(),
    customer_cep: cep,
    customer_address: address.trim(),
    customer_whatsapp: whatsapp,
    ...(cpf && { customer_cpf: cpf }),
  };
}

/** Converts the API's field errors to the form's field names. */
export function fromFieldErrors(refused: Record<string, string>): DeliveryErrors {
  const entries = Object.entries(apiNames).flatMap(([field, name]) =>
    refused[name] ? [[field, refused[name]]] : [],
  );
  return Object.fromEntries(entries);
}
