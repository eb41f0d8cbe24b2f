import { createRoute, z } from "@hono/zod-openapi";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { LiveChanges } from "./live-changes.ts";
import { watchChanges } from "./watch-changes-service.ts";

const watch = createRoute({
  method: "get",
  path: "/admin/events",
  summary: "O que muda na loja, na hora em que muda",
  description:
    "Eventos enviados pelo servidor (server-sent events). Cada `change` traz só o assunto e os ids, nunca os dados; " +
    "`resync` quer dizer que algo pode ter se perdido e tudo deve ser lido de novo. Um `heartbeat` vem a cada 30 " +
    "segundos. A conexão termina quando a sessão acaba ou o papel de administrador é retirado.",
  responses: {
    200: {
      description: "A conexão fica aberta",
      content: { "text/event-stream": { schema: z.string() } },
    },
    401: { description: "Sem sessão" },
    403: { description: "Só para administradores" },
    429: { description: "Conexões demais da mesma pessoa" },
  },
});

export function liveApi(contextOf: ContextOf, live: LiveChanges) {
  return newApi().openapi(watch, async (c) =>
    c.body(watchChanges(await contextOf(c.var), live), 200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      // A proxy that gathers the answer before passing it on would make it useless.
      "X-Accel-Buffering": "no",
      // Once the stream has ended nothing keeps the connection: a stop of the server need not wait for it.
      Connection: "close",
    }),
  );
}
