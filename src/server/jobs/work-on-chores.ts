import type { Job, PgBoss, Schedule } from "pg-boss";
import type { Logger } from "../log.ts";
import { CHORES } from "./queues.ts";

/** What the shop does by itself at its time, once, however many processes it has. */
export interface Chore {
  /** In the shop's own time zone. */
  cron: string;
  run(now: Date): Promise<void>;
}

export type Chores = Record<string, Chore>;

const TIME_ZONE = "America/Sao_Paulo";

/** Makes the timetable what this version wants it to be; at nearly every start it is already. */
export async function scheduleChores(boss: PgBoss, chores: Chores): Promise<void> {
  const found = new Map((await boss.getSchedules(CHORES)).map((schedule) => [schedule.key, schedule]));
  for (const [name, { cron }] of Object.entries(chores)) {
    if (isCurrent(found.get(name), cron)) continue;
    // A shop that was off at the time does it when it is on again.
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
      // One that an older or newer version put there is for that version.
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
