import type { Actor } from "#domain/accounts/actor.ts";
import type { Db } from "./db/client.ts";
import type { EventBus } from "./events/event-bus.ts";
import type { MailQueue } from "./jobs/job-queue.ts";
import type { Logger } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { ObjectStorage } from "./storage/storage.ts";

/** The parts of the running program that services work with. */
export interface ServiceDependencies {
  readonly db: Db;
  readonly events: EventBus;
  readonly storage: ObjectStorage;
  readonly mailer: Mailer;
  readonly jobs: MailQueue;
  readonly log: Logger;
}

/** A service's first parameter: the parts, and who acts at which moment. */
export interface ServiceContext extends ServiceDependencies {
  readonly actor: Actor;
  readonly now: Date;
}
