import { z } from "@hono/zod-openapi";
import type { KeysetPage } from "#domain/paging.ts";

export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.string().nullable().describe("O `cursor` da página seguinte; nulo na última"),
    previous: z.string().nullable().describe("O `cursor` da página anterior; nulo na primeira"),
    total: z.int(),
    total_is_exact: z.boolean().describe("Se falso, há mais do que `total`"),
  });

export const cursorSchema = z.string().max(2000, "Página inválida").optional();

export function presentPage<Row, Presented>(
  { rows, isTotalExact, ...page }: KeysetPage<Row>,
  presentRow: (row: Row) => Presented,
) {
  return { ...page, rows: rows.map(presentRow), total_is_exact: isTotalExact };
}
