import type { DeliveryMethod, Parcel, Place } from "#domain/delivery/delivery-method.ts";
import { matchMethod } from "#domain/delivery/match-rates.ts";
import { stateOfCep } from "#domain/delivery/states.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import type { CepLookup } from "./cep-lookup.ts";
import { readMethodsNear } from "./read-methods.ts";

/** What is sent where. */
export interface Shipment extends Pick<Parcel, "units" | "goodsCents"> {
  cep: string;
  shirtGrams: number;
}

/** Where the shop's delivery prices come from; any visitor may ask. */
export interface DeliveryQuotes {
  findMethods(ctx: ServiceContext, shipment: Shipment): Promise<OfferedMethods>;
}

export interface OfferedMethods {
  /** The active methods that reach the CEP, with the rates that apply there. */
  methods: DeliveryMethod[];
  /** `off` in a shop that asks no carriers; otherwise the methods are for these shirts alone. */
  carriers: CarrierAnswer["status"];
}

/** Prices that carriers have told for one parcel. */
export interface CarrierQuotes {
  findCarriers(ctx: ServiceContext, shipment: Shipment): Promise<CarrierAnswer>;
}

export type CarrierAnswer = { status: "off" | "failed" } | { status: "quoted"; methods: DeliveryMethod[] };

/** Quotes from the tables that the owner has filled in, and from carriers, who come before a table by CEP. */
export function createDeliveryQuotes(cepLookup: CepLookup, carrierQuotes: CarrierQuotes): DeliveryQuotes {
  return {
    async findMethods(ctx, shipment) {
      const [own, answer] = await Promise.all([
        findOwnMethods(ctx.db, cepLookup, shipment.cep),
        carrierQuotes.findCarriers(ctx, shipment),
      ]);
      const quoted = answer.status === "quoted" ? answer.methods : [];
      const beside = quoted.length > 0 ? own.filter(({ kind }) => kind !== "table") : own;
      return { methods: [...beside, ...quoted], carriers: answer.status };
    },
  };
}

async function findOwnMethods(db: DbOrTx, cepLookup: CepLookup, cep: string): Promise<DeliveryMethod[]> {
  const place: Place = { cep, state: stateOfCep(cep), city: undefined, district: undefined };
  const methods = await readMethodsNear(db, place);
  // Only a local delivery needs the district, for which another service has to be asked.
  const isLocal = methods.some(({ kind }) => kind === "local");
  const where = isLocal ? { ...place, ...(await findDistrict(cepLookup, cep)) } : place;
  return methods.flatMap((method) => matchMethod(method, where) ?? []);
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
