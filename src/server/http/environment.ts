import type { HttpBindings } from "@hono/node-server";
import type { Actor } from "#domain/accounts/actor.ts";
import type { CacheMeta } from "#domain/pages/cache-tags.ts";
import type { Logger } from "../logging/log.ts";
import type { AnswerCache } from "./answer-cache.ts";

/** The bindings and variables that Hono carries with every request. */
export interface HttpEnv {
  Bindings: HttpBindings & {
    /** Set by the page cache: collects the tags of the rendered page. */
    cacheMeta?: CacheMeta;
  };
  Variables: {
    requestId: string;
    log: Logger;
    clientAddress: string;
    /**
     * The id of the back-office page that sent the request; change events carry it, so that the page can ignore its
     * own.
     */
    clientId: string | undefined;
    /** Resolves the acting user at the first call, so that public pages cost no look-up. */
    getActor(): Promise<Actor>;
    /** True also for a caller with the metrics token. */
    isFromThisMachine(): boolean;
    /** Absent in tests that change rows by themselves. */
    answerCache?: AnswerCache | undefined;
    /** Set by the access guard of an operation that visitors and customers may not call. */
    isStaff?: boolean;
  };
}
