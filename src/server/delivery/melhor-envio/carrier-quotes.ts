import { LRUCache } from "lru-cache";
import type { ServiceContext } from "../../context/service-context.ts";
import { getStoreProfile } from "../../settings/settings-service.ts";
import type { CarrierQuotes, Shipment } from "../delivery-quotes.ts";
import { RefusedError } from "./ask-services.ts";
import type { MelhorEnvio } from "./melhor-envio.ts";
import { type MelhorEnvioAccount, readAccount } from "./read-account.ts";
import type { CarrierService } from "./read-services.ts";
import { toMethods } from "./to-methods.ts";
import { noteAcceptedToken, noteRefusedToken } from "./token-life.ts";
import { isTokenOver } from "./token-state.ts";

/** The same parcel to the same place is asked for once in this time. */
const KEPT_MS = 15 * 60_000;
const MAX_KEPT = 5_000;

interface Kept {
  services: CarrierService[];
  askedAt: number;
}

/** Prices of carriers by Melhor Envio. Whatever goes wrong with it, the shop offers what it has itself. */
export function createCarrierQuotes(melhorEnvio: MelhorEnvio): CarrierQuotes {
  const kept = new LRUCache<string, Kept>({ max: MAX_KEPT });
  const pending = new Map<string, Promise<CarrierService[]>>();
  /** The token that was refused last, and until when it is not tried again: the refusal may have been a mistake. */
  let refused = { sealedToken: "", until: 0 };

  async function ask(ctx: ServiceContext, account: MelhorEnvioAccount, shipment: Shipment) {
    const token = melhorEnvio.unseal(account.sealedToken);
    if (token === undefined) throw new Error("The token of Melhor Envio was encrypted with another secret");
    const isResting = refused.sealedToken === account.sealedToken && ctx.now.getTime() < refused.until;
    if (isResting || isTokenOver(account, ctx.now)) throw new RefusedError("token");
    const { email: contact } = await getStoreProfile(ctx);
    try {
      const services = await melhorEnvio.ask({ token, contact, settings: account, shipment });
      if (account.tokenRefusedAt) await noteAcceptedToken(ctx, account.sealedToken);
      return services;
    } catch (error) {
      if (error instanceof RefusedError && error.reason === "token") {
        refused = { sealedToken: account.sealedToken, until: ctx.now.getTime() + KEPT_MS };
        await noteRefusedToken(ctx, account.sealedToken);
      }
      throw error;
    }
  }

  async function find(ctx: ServiceContext, account: MelhorEnvioAccount, shipment: Shipment) {
    const askedAt = ctx.now.getTime();
    const key = JSON.stringify([account.updatedAt, shipment]);
    const known = kept.get(key);
    if (known && askedAt - known.askedAt < KEPT_MS) return known.services;
    const question = pending.get(key) ?? ask(ctx, account, shipment).finally(() => pending.delete(key));
    pending.set(key, question);
    const services = await question;
    kept.set(key, { services, askedAt });
    return services;
  }

  return {
    async findCarriers(ctx, shipment) {
      const account = await readAccount(ctx.db);
      if (!account?.active) return { status: "off" };
      if (shipment.units === 0) return { status: "quoted", methods: [] };
      try {
        // Without insurance the value of the goods makes no other price.
        const goodsCents = account.isInsured ? shipment.goodsCents : 0;
        const services = await find(ctx, account, { ...shipment, goodsCents });
        return { status: "quoted", methods: toMethods(services, account) };
      } catch (error) {
        ctx.log.warn({ err: error }, "Melhor Envio gave no price; the shop offers its own deliveries");
        return { status: "failed" };
      }
    },
  };
}
