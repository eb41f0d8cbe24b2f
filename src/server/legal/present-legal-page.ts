import { z } from "@hono/zod-openapi";
import { legalSlugs } from "#domain/legal/legal-pages.ts";
import type { EditableLegalPage } from "./legal-service.ts";

export const legalPageSchema = z
  .object({
    slug: z.enum(legalSlugs),
    title: z.string(),
    body: z.string().describe("Com o que está entre chaves, que vira os dados da loja"),
    default_body: z.string(),
    is_default: z.boolean(),
    updated_at: z.string().nullable().describe("Nulo para o texto padrão"),
  })
  .openapi("LegalPage");

export function presentLegalPage(page: EditableLegalPage): z.output<typeof legalPageSchema> {
  return {
    slug: page.slug,
    title: page.title,
    body: page.body,
    default_body: page.defaultBody,
    is_default: page.updatedAt === null,
    updated_at: page.updatedAt?.toISOString() ?? null,
  };
}
