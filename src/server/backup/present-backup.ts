import { z } from "@hono/zod-openapi";

export const backupLinkSchema = z.object({ url: z.string() }).openapi("BackupLink");

export function presentBackupLink(token: string): z.output<typeof backupLinkSchema> {
  return { url: `/api/admin/backups/${token}` };
}
