import type { DeliveryMethod, Place } from "#domain/delivery/delivery-method.ts";
import { matchMethod } from "#domain/delivery/match-rates.ts";
import { stateOfCep } from "#domain/delivery/states.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { CepLookup } from "./cep-lookup.ts";
import { readMethodsNear } from "./read-methods.ts";

/** Where the shop's delivery prices come from. */
export interface DeliveryQuotes {
  /** The active methods that reach a CEP, with the rates that apply there; any visitor may ask. */
  findMethods(ctx: Pick<ServiceContext, "db">, cep: string): Promise<DeliveryMethod[]>;
}

/** Quotes from the tables that the owner has filled in. */
export function createDeliveryQuotes(cepLookup: CepLookup): DeliveryQuotes {
  return {
    async findMethods({ db }, cep) {
      const place: Place = { cep, state: stateOfCep(cep), city: undefined, district: undefined };
      const methods = await readMethodsNear(db, place);
      // Only a local delivery needs the district, for which another service has to be asked.
      const isLocal = methods.some(({ kind }) => kind === "local");
      const where = isLocal ? { ...place, ...(await findDistrict(cepLookup, cep)) } : place;
      return methods.flatMap((method) => matchMethod(method, where) ?? []);
    },
  };
}

/** Nothing if the postal services do not know the CEP or do not answer: the other methods are offered all the same. */
async function findDistrict(
  cepLookup: CepLookup,
  cep: string,
): Promise<Partial<Pick<Place, "city" | "district">>> {
  try {
    const { city, district } = await cepLookup.find(cep);
    return { city, district };
  } catch (error) {
    if (error instanceof DomainError) return {};
    throw error;
  }
}
