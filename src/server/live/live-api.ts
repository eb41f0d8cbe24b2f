import { type ContextOf, newApi } from "../api/new-api.ts";
import type { LiveChanges } from "./live-changes.ts";
import { liveOperations as operations } from "./live-operations.ts";
import { watchChanges } from "./watch-changes-service.ts";

export function liveApi(contextOf: ContextOf, live: LiveChanges) {
  return newApi().openapi(operations.watchChanges, async (c) =>
    c.body(watchChanges(await contextOf(c.var), live), 200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      // A proxy that gathers the answer before passing it on would make it useless.
      "X-Accel-Buffering": "no",
      // Once the stream has ended nothing keeps the connection: a stop of the server need not wait for it.
      Connection: "close",
    }),
  );
}
