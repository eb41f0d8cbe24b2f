import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { createLogger } from "../logging/log.ts";
import type { MailMessage } from "../mail/mailer.ts";
import { type JobQueue, openJobQueue } from "./job-queue.ts";
import type { Chores } from "./work-on-chores.ts";

const database = setUpTestDatabase();
const log = createLogger("silent");
const noChores: Chores = {};
const open: JobQueue[] = [];
const mail = { kind: "password_changed", to: "ana@exemplo.com.br" } as const;
const message: MailMessage = { to: mail.to, subject: "Senha", html: "<p>…</p>", text: "…" };

const removeCopies = vi.fn(async (_addresses: readonly string[]) => {});

let queue: JobQueue;
beforeEach(async () => {
  removeCopies.mockClear();
  queue = await openQueue();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
  await database.handle().pool.query("delete from jobs.job; delete from jobs.schedule");
});

async function openQueue(handle = database.handle()): Promise<JobQueue> {
  const opened = await openJobQueue(handle, log);
  open.push(opened);
  return opened;
}

/** Starts a worker with a fake mailer and resolves with the sent messages once there are `count` of them. */
async function sendUntil(
  count: number,
  send: (attempt: number) => Promise<void> = async () => {},
  by = queue,
) {
  const sent: MailMessage[] = [];
  const enough = Promise.withResolvers<void>();
  const mailer = {
    removeCopies,
    async send(given: MailMessage) {
      sent.push(given);
      if (sent.length === count) enough.resolve();
      await send(sent.length);
    },
  };
  await by.startWork({ compose: async () => message, mailer, chores: noChores });
  await enough.promise;
  return sent;
}

interface JobRow {
  name: string;
  state: string;
  data: unknown;
}

async function readJobs(): Promise<JobRow[]> {
  const { rows } = await database
    .handle()
    .pool.query<JobRow>("select name, state, data from jobs.job where name like '%mail' order by name");
  return rows;
}

const states = async () => (await readJobs()).map(({ name, state }) => `${name} ${state}`);

describe("a mail in the queue", () => {
  test("is sent with the job's id as its message id", async () => {
    await queue.addMail(database.db(), mail);
    const [sent] = await sendUntil(1);
    expect(sent).toEqual({ ...message, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await expect.poll(states).toEqual(["mail completed"]);
  });

  test("that is added while the worker sleeps wakes it", async () => {
    const sending = sendUntil(1);
    await queue.addMail(database.db(), mail);
    expect(await sending).toHaveLength(1);
  });

  test("is there if its transaction commits", async () => {
    await database.db().transaction((tx) => queue.addMail(tx, mail));
    expect(await states()).toEqual(["mail created"]);
  });

  test("is not there if its transaction does not", async () => {
    const undone = database.db().transaction(async (tx) => {
      await queue.addMail(tx, mail);
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await states()).toEqual([]);
  });

  test("that is to wait a while is not sent before", async () => {
    await queue.addMail(database.db(), mail, { afterSeconds: 120 });
    await queue.addMail(database.db(), { ...mail, to: "bia@exemplo.com.br" });
    await sendUntil(1);
    await expect.poll(async () => (await states()).sort()).toEqual(["mail completed", "mail created"]);
    const [waiting] = (await readJobs()).filter(({ state }) => state === "created");
    expect(waiting?.data).toEqual(mail);
  });

  test("holds only the recipient and the kind of mail", async () => {
    await queue.addMail(database.db(), mail);
    expect((await readJobs()).map(({ data }) => data)).toEqual([mail]);
  });

  test("waits for the next attempt while the mail server is away", async () => {
    await queue.addMail(database.db(), mail);
    await sendUntil(1, () => Promise.reject(new DomainError("mail_unavailable")));
    await expect.poll(states).toEqual(["mail retry"]);
  });

  test("that fails does not stop the others from being sent", async () => {
    for (let count = 0; count < 3; count++) await queue.addMail(database.db(), mail);
    await sendUntil(3, async (attempt) => {
      if (attempt === 1) throw new DomainError("mail_unavailable");
    });
    await expect
      .poll(async () => (await states()).sort())
      .toEqual(["mail completed", "mail completed", "mail retry"]);
  });

  test("that the server refuses for good goes to the dead-letter queue at once", async () => {
    const refusal = Object.assign(new Error("no such mailbox"), { code: "EENVELOPE", responseCode: 550 });
    await queue.addMail(database.db(), mail);
    await sendUntil(1, () => Promise.reject(new DomainError("mail_unavailable", { cause: refusal })));
    await expect.poll(states).toEqual(["lost-mail created", "mail failed"]);
  });

  test("in the dead-letter queue can be sent again", async () => {
    const refusal = Object.assign(new Error("no such mailbox"), { code: "EENVELOPE", responseCode: 550 });
    await queue.addMail(database.db(), mail);
    await sendUntil(1, () => Promise.reject(new DomainError("mail_unavailable", { cause: refusal })));
    await expect.poll(states).toContain("lost-mail created");
    await queue.stop();
    const next = await openQueue();
    expect(await next.resendLostMail()).toBe(1);
    expect(await sendUntil(1, undefined, next)).toHaveLength(1);
  });

  test("that is under way when the process stops is finished first", async () => {
    await queue.addMail(database.db(), mail);
    const leave = Promise.withResolvers<void>();
    await sendUntil(1, () => leave.promise);
    const stopping = queue.stop();
    leave.resolve();
    await stopping;
    expect(await states()).toEqual(["mail completed"]);
  });

  test("outlives the process that added it", async () => {
    await queue.addMail(database.db(), mail);
    await queue.stop();
    expect(await sendUntil(1, undefined, await openQueue())).toHaveLength(1);
  });
});

describe("the mails of an erased person", () => {
  const other = { kind: "recovery", to: "bia@exemplo.com.br" } as const;
  const recipients = async () => (await readJobs()).map(({ data }) => (data as { to: string }).to);

  test("are deleted while they wait, and those of others stay", async () => {
    for (const each of [mail, other, mail]) await queue.addMail(database.db(), each);
    await database.db().transaction((tx) => queue.removeMail(tx, [mail.to]));
    expect(await recipients()).toEqual([other.to]);
  });

  test("are deleted after they were given up", async () => {
    const refusal = Object.assign(new Error("no such mailbox"), { code: "EENVELOPE", responseCode: 550 });
    await queue.addMail(database.db(), mail);
    await sendUntil(1, () => Promise.reject(new DomainError("mail_unavailable", { cause: refusal })));
    await expect.poll(states).toContain("lost-mail created");
    await queue.removeMail(database.db(), [mail.to]);
    expect(await states()).toEqual([]);
  });

  test("leave no copy if the erasure happens while one is being sent", async () => {
    await queue.addMail(database.db(), mail);
    await sendUntil(1, () => queue.removeMail(database.db(), [mail.to]));
    await vi.waitFor(() => expect(removeCopies).toHaveBeenCalledWith([mail.to]));
    expect(await states()).toEqual([]);
  });

  test("stay if the transaction of the erasure does not commit", async () => {
    await queue.addMail(database.db(), mail);
    const undone = database.db().transaction(async (tx) => {
      await queue.removeMail(tx, [mail.to]);
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await recipients()).toEqual([mail.to]);
  });
});

describe("the timetable", () => {
  const work = (chores: Chores) => ({
    compose: async () => undefined,
    mailer: { send: async () => {}, removeCopies },
    chores,
  });
  const chore = (cron: string) => ({ cron, run: async () => {} });
  const timetable = async () =>
    (await database.handle().pool.query("select key, cron, timezone from jobs.schedule order by key")).rows;

  test("is replaced by that of the running version", async () => {
    await queue.startWork(work({ old: chore("1 * * * *"), kept: chore("2 * * * *") }));
    const next = await openQueue();
    await next.startWork(work({ kept: chore("3 * * * *"), fresh: chore("4 4 * * *") }));
    const timezone = "America/Sao_Paulo";
    expect(await timetable()).toEqual([
      { key: "fresh", cron: "4 4 * * *", timezone },
      { key: "kept", cron: "3 * * * *", timezone },
    ]);
  });
});

describe.runIf(database.kind === "postgres")("on a PostgreSQL server", () => {
  test("each of many mails is sent by one of two processes", async () => {
    const other = await openQueue(await database.openAnother());
    const sent: string[] = [];
    const all = Promise.withResolvers<void>();
    const mailer = {
      removeCopies,
      async send({ id = "" }: MailMessage) {
        if (sent.push(id) === 60) all.resolve();
      },
    };
    for (let count = 0; count < 60; count++) await queue.addMail(database.db(), mail);
    const work = { compose: async () => message, mailer, chores: noChores };
    await Promise.all([queue.startWork(work), other.startWork(work)]);
    await all.promise;
    await expect.poll(async () => new Set(await states())).toEqual(new Set(["mail completed"]));
    expect(new Set(sent).size).toBe(60);
  });

  test("a worker whose connections were cut goes on", async () => {
    const sent = Promise.withResolvers<void>();
    const mailer = { send: async () => sent.resolve(), removeCopies };
    await queue.startWork({ compose: async () => message, mailer, chores: noChores });
    const { pool } = database.handle();
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(() => queue.addMail(database.db(), mail), 20_000);
    await sent.promise;
  });
});
