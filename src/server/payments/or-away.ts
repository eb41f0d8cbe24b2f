import { DomainError } from "#domain/errors.ts";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";

/** Refuses what somebody waits for while the provider does not answer: no fault of it is one of the shop. */
export async function orAway<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("conflict", { message: mercadoPagoTexts.away, cause: error });
  }
}
