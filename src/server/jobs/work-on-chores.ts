import type { Job, PgBoss, Schedule } from "pg-boss";
import type { Logger } from "../logging/log.ts";
import { CHORES } from "./queues.ts";

/** A scheduled maintenance job. It runs once per schedule, however many processes the shop has. */
export interface Chore {
  /** In the time zone of São Paulo. */
  cron: string;
  run(now: Date): Promise<void>;
}

export type Chores = Record<string, Chore>;

const TIME_ZONE = "America/Sao_Paulo";

/** Adds, changes and removes schedules until they match `chores`; at most starts nothing differs. */
export async function scheduleChores(boss: PgBoss, chores: Chores): Promise<void> {
  const found = new Map((await boss.getSchedules(CHORES)).map((schedule) => [schedule.key, schedule]));
  for (const [name, { cron }] of Object.entries(chores)) {
    if (isCurrent(found.get(name), cron)) continue;
    // A run that was missed while the shop was off is made up for at its next start.
    const options = { key: name, singletonKey: name, tz: TIME_ZONE, missed: "once" } as const;
    await boss.schedule(CHORES, cron, { chore: name }, options);
  }
  for (const name of found.keys()) if (!(name in chores)) await boss.unschedule(CHORES, name);
}

function isCurrent(schedule: Schedule | undefined, cron: string): boolean {
  return schedule?.cron === cron && schedule.timezone === TIME_ZONE;
}

export function createChoreWork(chores: Chores, log: Pick<Logger, "warn" | "info">) {
  return async (jobs: Job<{ chore: string }>[]): Promise<void> => {
    for (const { data } of jobs) {
      // A process of an older or newer version may have scheduled a chore that this one does not know.
      const chore = Object.hasOwn(chores, data.chore) ? chores[data.chore] : undefined;
      if (!chore) continue;
      try {
        await chore.run(new Date());
      } catch (error) {
        log.warn({ err: error, chore: data.chore }, "a chore failed and will be tried again");
        throw error;
      }
    }
  };
}
