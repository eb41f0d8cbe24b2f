import { z } from "@hono/zod-openapi";
import { streamText } from "../http/stream-text.ts";

export const sheetFormats = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof sheetFormats)[number];
export const sheetFormatSchema = z.enum(sheetFormats, "Formato desconhecido").default("csv");

const contentTypes: Record<SheetFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The response in the OpenAPI document. */
export const sheet = {
  description: "A planilha",
  content: { "text/csv": { schema: z.string() }, [contentTypes.xlsx]: { schema: z.string() } },
};

/** A CSV streamed in pieces, or a complete workbook. */
export type Sheet = AsyncGenerator<string> | Uint8Array;

export function sendSheet(content: Sheet, format: SheetFormat, name: string): Response {
  const body = content instanceof Uint8Array ? content : streamText(content);
  return new Response(body as BodyInit, {
    headers: {
      "Content-Type": contentTypes[format],
      "Content-Disposition": `attachment; filename="${name}.${format}"`,
    },
  });
}
