import { z } from "zod";

const count = z.int();

/** What removing the demo takes away, and what of it stays because the owner made it their own. */
export const demoReportSchema = z.object({
  leaving: z.object({
    products: count,
    categories: count,
    banners: count,
    customers: count,
    orders: count,
  }),
  staying: z.object({ products: count, categories: count, banners: count, customers: count }),
});

export type DemoReport = z.output<typeof demoReportSchema>;
