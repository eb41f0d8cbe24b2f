import { Readable } from "node:stream";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { backupOperations as operations } from "./backup-operations.ts";
import { openBackup, prepareBackup } from "./backup-service.ts";
import { presentBackupLink } from "./present-backup.ts";

export function backupApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.prepareBackup, async (c) => {
      const token = await prepareBackup(await contextFor(c), c.req.valid("json").password);
      return c.json(presentBackupLink(token), 201);
    })
    .openapi(operations.downloadBackup, async (c) => {
      const { filename, content } = await openBackup(await contextFor(c), c.req.valid("param").token);
      c.header("Content-Type", "application/gzip");
      c.header("Content-Disposition", `attachment; filename="${filename}"`);
      return c.body(Readable.toWeb(content) as ReadableStream, 200);
    });
}
