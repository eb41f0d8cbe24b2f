import { type ContextOf, newApi } from "../api/new-api.ts";
import type { LiveChanges } from "./live-changes.ts";
import { liveOperations as operations } from "./live-operations.ts";
import { watchChanges } from "./watch-changes-service.ts";

export function liveApi(contextOf: ContextOf, live: LiveChanges) {
  return newApi().openapi(operations.watchChanges, async (c) =>
    c.body(watchChanges(await contextOf(c.var), live), 200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Without this header nginx would buffer the response and events would arrive late.
      "X-Accel-Buffering": "no",
      // The connection closes with the stream, so that a graceful shutdown does not wait for an idle connection.
      Connection: "close",
    }),
  );
}
