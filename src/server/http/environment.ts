import type { HttpBindings } from "@hono/node-server";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Logger } from "../log.ts";
import type { PageNotes } from "../page-cache/page-notes.ts";

/** What Hono carries along with every request. */
export interface HttpEnv {
  Bindings: HttpBindings & {
    /** Given by whoever keeps the page that is rendered. */
    pageNotes?: PageNotes;
  };
  Variables: {
    requestId: string;
    log: Logger;
    clientAddress: string;
    /** Which open page of the back-office asks; it gets its own changes back under this name. */
    clientId: string | undefined;
    /** Who acts; resolved at the first question, so that public pages cost no look-up. */
    getActor(): Promise<Actor>;
    /** Or from whoever holds the token for its measurements. */
    isFromThisMachine(): boolean;
  };
}
