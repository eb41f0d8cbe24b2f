/**
 * A way in which the shop hands over an order, as the owner has set it up or a carrier has offered it. Without any,
 * delivery is agreed on by WhatsApp.
 */
export interface DeliveryMethod {
  id: string;
  kind: OfferedKind;
  name: string;
  /** What the shopper should know, such as the address and the hours of a pickup. */
  note: string | null;
  /** The city of a local delivery, whose rates name its districts. */
  city: string | null;
  /** Free from this sum of the goods on. */
  freeFromCents: number | null;
  /** Free from this number of shirts on. */
  freeFromUnits: number | null;
  rates: DeliveryRate[];
}

/** Picked up in the shop; brought to districts of one city; sent by the table of CEP ranges, states and weights. */
export const deliveryKinds = ["pickup", "local", "table"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** What a shopper is offered: the owner's, or the service of a carrier, whose one rate is for this parcel alone. */
export const offeredKinds = [...deliveryKinds, "carrier"] as const;
export type OfferedKind = (typeof offeredKinds)[number];

/**
 * One row of a method: where and up to which weight it applies, what it costs, how long it takes. A row that names no
 * place applies everywhere that the method reaches.
 */
export interface DeliveryRate {
  /** The first and the last CEP of the range; both or none. */
  cepFrom: string | null;
  cepTo: string | null;
  state: string | null;
  district: string | null;
  /** Heavier than the one and not heavier than the other; the second is null if there is no limit. */
  overGrams: number;
  upToGrams: number | null;
  priceCents: number;
  /** Business days until the order arrives. */
  days: number;
}

/** Where an order goes. City and district are known only after the CEP was looked up. */
export interface Place {
  cep: string;
  state: string | undefined;
  city: string | undefined;
  district: string | undefined;
}

/** What is sent. */
export interface Parcel {
  units: number;
  /** What the goods cost, discounts taken off. */
  goodsCents: number;
  grams: number;
  /** The business days until it leaves, in a shop that promises them. */
  daysBefore?: number | undefined;
}

/** R$ 99.999,99 */
export const MAX_DELIVERY_CENTS = 9_999_999;
export const MAX_DELIVERY_DAYS = 180;
export const MAX_RATES = 2000;
export const MAX_METHODS = 20;
/** 100 kg, hundreds of shirts. */
export const MAX_GRAMS = 100_000;
export const MAX_SHIRT_GRAMS = 5000;
