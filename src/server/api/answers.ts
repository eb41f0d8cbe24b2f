import { z } from "@hono/zod-openapi";
import { errorCodes } from "#domain/errors.ts";

/** A JSON response in the form that the OpenAPI route definition expects. */

export const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});

/** The description of every 429 response. */
export const tooMany = "Tentativas demais em pouco tempo";

export const empty = (description: string) => ({ description });

/** A JSON body with an example that the schema accepts: the API docs show it, and the access tests send it. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) => ({
  required: true as const,
  content: { "application/json": { schema, example } },
});

export const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      message: z.string().describe("Uma frase em português, para mostrar a pessoas"),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe("Uma frase para cada campo recusado, pelo seu caminho no corpo"),
    }),
  })
  .openapi("Error", {
    example: { error: { code: "not_found", message: "Não encontramos o que você procura." } },
  });
