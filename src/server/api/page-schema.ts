import { z } from "@hono/zod-openapi";

/** One page of a long list, as domain/paging.ts describes it. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    total: z.number(),
    total_is_exact: z.boolean(),
  });

export const cursorSchema = z.string().max(2000, "Página inválida").optional();
