import { z } from "@hono/zod-openapi";
import { auditFilterSchema } from "#domain/audit/audit-log.ts";
import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { cursorSchema, pageSchema } from "../api/present-page.ts";
import { auditEntrySchema, auditPersonSchema } from "./present-audit.ts";

export const auditOperations = defineOperations(
  { tag: "Administração: histórico" },
  {
    listAuditLog: {
      access: "store",
      method: "get",
      path: "/api/admin/audit-log",
      summary: "O histórico das alterações feitas por administradores",
      request: { query: auditFilterSchema.safeExtend({ cursor: cursorSchema }) },
      responses: {
        200: json("Uma página, da alteração mais nova à mais antiga", pageSchema(auditEntrySchema)),
      },
    },
    listAuditPeople: {
      access: "store",
      method: "get",
      path: "/api/admin/audit-log/people",
      summary: "Quem já fez alterações",
      responses: { 200: json("Por e-mail", z.array(auditPersonSchema)) },
    },
  },
);
