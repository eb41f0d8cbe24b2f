import { z } from "@hono/zod-openapi";
import type { DemoReport } from "./find-demo.ts";

const countsSchema = z.object({
  products: z.int(),
  categories: z.int(),
  banners: z.int(),
  customers: z.int(),
});

export const demoReportSchema = z
  .object({
    leaving: countsSchema.extend({ orders: z.int() }),
    staying: countsSchema.describe("O que a loja alterou ou usa, e por isso fica"),
  })
  .openapi("DemoReport");

export function presentDemoReport({ leaving, staying }: DemoReport): z.output<typeof demoReportSchema> {
  return { leaving, staying };
}
