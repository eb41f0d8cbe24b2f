import type { HttpBindings } from "@hono/node-server";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Logger } from "../log.ts";

/** What Hono carries along with every request. */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    clientAddress: string;
    /** Who acts; resolved at the first question, so that public pages cost no look-up. */
    getActor(): Promise<Actor>;
  };
}
