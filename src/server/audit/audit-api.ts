import { createRoute, z } from "@hono/zod-openapi";
import { auditEntrySchema, auditFilterSchema, auditPersonSchema } from "#domain/audit/audit-log.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { listAuditLog, listAuditPeople } from "./audit-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

const listRoute = createRoute({
  method: "get",
  path: "/admin/audit-log",
  summary: "O histórico das alterações feitas por administradores",
  request: { query: auditFilterSchema.safeExtend({ cursor: z.string().max(1000).optional() }) },
  responses: {
    200: {
      description: "Da alteração mais nova à mais antiga",
      content: json(
        z.object({
          rows: z.array(auditEntrySchema),
          next: z.string().nullable(),
          previous: z.string().nullable(),
          total: z.int(),
          total_is_exact: z.boolean(),
        }),
      ),
    },
  },
});

const peopleRoute = createRoute({
  method: "get",
  path: "/admin/audit-log/people",
  summary: "Quem já fez alterações",
  responses: { 200: { description: "Por email", content: json(z.array(auditPersonSchema)) } },
});

export function auditApi(contextOf: ContextOf) {
  const api = newApi();
  api.use("/admin/audit-log/*", noStore);
  return api
    .openapi(listRoute, async (c) => {
      const { cursor, ...filter } = c.req.valid("query");
      return c.json(await listAuditLog(await contextOf(c.var), filter, cursor), 200);
    })
    .openapi(peopleRoute, async (c) => c.json(await listAuditPeople(await contextOf(c.var)), 200));
}
