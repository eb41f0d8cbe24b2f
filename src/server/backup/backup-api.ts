import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import type { AccountParts } from "../accounts/account-context.ts";
import { accountContextOf } from "../accounts/request-account-context.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { openBackup, prepareBackup } from "./backup-service.ts";

const prepareRoute = createRoute({
  method: "post",
  path: "/admin/backups",
  summary: "Prepara o download de um backup, com a senha",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ password: z.string().max(1000) }) } },
    },
  },
  responses: {
    201: {
      description: "Um endereço que vale por um minuto e uma única vez",
      content: { "application/json": { schema: z.object({ url: z.string() }) } },
    },
  },
});

const downloadRoute = createRoute({
  method: "get",
  path: "/admin/backups/{token}",
  summary: "Baixa o backup: o banco de dados e os arquivos num só",
  request: { params: z.object({ token: z.string().max(200) }) },
  responses: {
    200: {
      description: "Um arquivo tar comprimido",
      content: { "application/gzip": { schema: z.string().describe("O arquivo") } },
    },
  },
});

export function backupApi(contextOf: ContextOf, accounts: AccountParts) {
  const contextFor = accountContextOf(contextOf, accounts);
  const api = newApi();
  api.use("/admin/backups/*", noStore);
  api.openapi(prepareRoute, async (c) =>
    c.json(await prepareBackup(await contextFor(c), c.req.valid("json").password), 201),
  );
  api.openapi(downloadRoute, async (c) => {
    const { filename, content } = await openBackup(await contextFor(c), c.req.valid("param").token);
    return new Response(Readable.toWeb(content) as BodyInit, {
      headers: {
        "Content-Type": "application/gzip",
        "Content-Disposition": `attachment; filename="${filename}"`,
      },
    });
  });
  return api;
}
