import { z } from "@hono/zod-openapi";
import type { KeysetPage } from "#domain/paging.ts";

/** The fields of an answer that says how many there are, as far as was counted. */
export const countFields = { count: z.int(), exact: z.boolean().describe("Falso se há mais") };

type Counted = Pick<KeysetPage<unknown>, "total" | "isTotalExact">;

export const presentCount = ({ total, isTotalExact }: Counted) => ({ count: total, exact: isTotalExact });
