import type { Actor } from "#domain/accounts/actor.ts";
import type { Db } from "../db/client.ts";
import type { EventBus } from "../events/event-bus.ts";
import type { MailQueue } from "../jobs/job-queue.ts";
import type { Logger } from "../logging/log.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { ObjectStorage } from "../storage/storage.ts";

/** The dependencies that every service can use. */
export interface ServiceDependencies {
  readonly db: Db;
  readonly events: EventBus;
  readonly storage: ObjectStorage;
  readonly mailer: Mailer;
  readonly jobs: MailQueue;
  readonly log: Logger;
}

/** The first parameter of every service: the dependencies, the acting user and the current time. */
export interface ServiceContext extends ServiceDependencies {
  readonly actor: Actor;
  readonly now: Date;
}
