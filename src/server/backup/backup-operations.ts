import { z } from "@hono/zod-openapi";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { backupLinkSchema } from "./present-backup.ts";

export const backupOperations = defineOperations(
  { tag: "Administração: backup" },
  {
    prepareBackup: {
      access: "store",
      method: "post",
      path: "/api/admin/backups",
      summary: "Prepara o download de um backup, com a senha",
      request: {
        body: jsonBody(z.object({ password: z.string().max(1000) }), { password: "minha-senha-2026" }),
      },
      responses: { 201: json("Um endereço que vale por um minuto e uma única vez", backupLinkSchema) },
      refusals: { 400: "A senha está incorreta", 429: "Tentativas demais em pouco tempo" },
    },
    downloadBackup: {
      access: "store",
      method: "get",
      path: "/api/admin/backups/{token}",
      summary: "Baixa o backup: o banco de dados e os arquivos num só",
      request: { params: z.object({ token: z.string().max(200) }) },
      responses: {
        200: {
          description: "Um arquivo tar comprimido",
          content: { "application/gzip": { schema: z.string().describe("O arquivo") } },
        },
      },
      refusals: { 403: "Só para o administrador que pediu o link, enquanto ele vale" },
    },
  },
);
