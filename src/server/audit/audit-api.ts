import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentPage } from "../api/present-page.ts";
import { auditOperations as operations } from "./audit-operations.ts";
import { listAuditLog, listAuditPeople } from "./audit-service.ts";
import { presentAuditEntry, presentAuditPerson } from "./present-audit.ts";

export function auditApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listAuditLog, async (c) => {
      const { cursor, ...filter } = c.req.valid("query");
      const page = await listAuditLog(await contextOf(c.var), filter, cursor);
      return c.json(presentPage(page, presentAuditEntry), 200);
    })
    .openapi(operations.listAuditPeople, async (c) =>
      c.json((await listAuditPeople(await contextOf(c.var))).map(presentAuditPerson), 200),
    );
}
