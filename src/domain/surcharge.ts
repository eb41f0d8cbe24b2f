import { z } from "zod";

/** R$ 1.000,00, the most that anything may cost on top of a product. */
export const MAX_SURCHARGE_CENTS = 100_000;

const INVALID = "Use um valor de R$ 0,00 a R$ 1.000,00";

/** What a size or a print costs on top of a product. */
export const surchargeSchema = z.int(INVALID).min(0, INVALID).max(MAX_SURCHARGE_CENTS, INVALID);
