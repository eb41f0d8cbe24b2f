import { z } from "@hono/zod-openapi";
import { defineOperations } from "../api/define-operations.ts";

export const liveOperations = defineOperations(
  { tag: "Administração: mudanças ao vivo" },
  {
    watchChanges: {
      access: "staff",
      method: "get",
      path: "/api/admin/events",
      summary: "O que muda na loja, na hora em que muda",
      description:
        "Eventos enviados pelo servidor (server-sent events). Cada `change` traz só o assunto e os ids, nunca os " +
        "dados; `resync` quer dizer que algo pode ter se perdido e tudo deve ser lido de novo. Um `heartbeat` vem a " +
        "cada 30 segundos. A conexão termina quando a sessão acaba ou o papel de administrador é retirado.",
      responses: {
        200: {
          description: "A conexão fica aberta",
          content: { "text/event-stream": { schema: z.string() } },
        },
      },
      refusals: { 429: "Conexões demais da mesma pessoa" },
    },
  },
);
