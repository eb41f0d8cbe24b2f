import type { Job } from "pg-boss";
import { describe, expect, test, vi } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { MAIL_RETRIES } from "./queues.ts";
import { type ComposedMail, createMailWork } from "./work-on-mail.ts";

const to = "ana@exemplo.com.br";
const composed: ComposedMail = { to, subject: "Oi", html: "<p>Oi</p>", text: "Oi" };

const jobOf = (data: unknown, retryCount = 0): Job<unknown> => ({
  id: "8c1f",
  name: "mail",
  data,
  retryCount,
  expireInSeconds: 300,
  heartbeatSeconds: null,
  signal: new AbortController().signal,
});

interface Given {
  failure?: Error;
  mail?: ComposedMail | undefined;
  isRemoved?: boolean;
}

function prepare({ failure, mail = composed, isRemoved = false }: Given = {}) {
  const log = { warn: vi.fn(), error: vi.fn() };
  const send = vi.fn(async () => {
    if (failure) throw failure;
  });
  const removeCopies = vi.fn(async () => {});
  const mailer = { send, removeCopies };
  const work = createMailWork({ compose: async () => mail, mailer, wasRemoved: async () => isRemoved, log });
  return { log, send, removeCopies, work };
}

const cause = Object.assign(new Error(`550 no mailbox <${to}>`), { code: "EENVELOPE", responseCode: 550 });
const refusal = new DomainError("mail_unavailable", { cause });
const outage = new DomainError("mail_unavailable", {
  cause: Object.assign(new Error(), { code: "ECONNECTION" }),
});
const job = { kind: "password_changed", to };

describe("working on a mail", () => {
  test("a mail of an unknown kind is left for the version that knows it", async () => {
    const { work, send } = prepare();
    expect(await work([jobOf({ kind: "from the future" })])).toMatchObject([{ status: "failed" }]);
    expect(send).not.toHaveBeenCalled();
  });

  test("a mail that is no longer needed is completed without being sent", async () => {
    const { log, send, removeCopies } = prepare();
    const mailer = { send, removeCopies };
    const work = createMailWork({
      compose: async () => undefined,
      mailer,
      wasRemoved: async () => false,
      log,
    });
    expect(await work([jobOf(job)])).toEqual([{ id: "8c1f", status: "completed" }]);
    expect(send).not.toHaveBeenCalled();
  });

  test("onSent is called after the mail was sent", async () => {
    const onSent = vi.fn(async () => {});
    const { work, send } = prepare({ mail: { ...composed, onSent } });
    await work([jobOf(job)]);
    expect(send).toHaveBeenCalledWith({ ...composed, id: "8c1f" });
    expect(onSent).toHaveBeenCalledOnce();
  });

  test("a mail whose recipient was erased while it was sent leaves no copy", async () => {
    const { work, removeCopies } = prepare({ isRemoved: true });
    await work([jobOf(job)]);
    expect(removeCopies).toHaveBeenCalledWith([to]);
  });

  test("the copy of any other mail stays", async () => {
    const { work, removeCopies } = prepare();
    await work([jobOf(job)]);
    expect(removeCopies).not.toHaveBeenCalled();
  });

  test("a failure is a warning while it will be tried again", async () => {
    const { work, log } = prepare({ failure: outage });
    expect(await work([jobOf(job, MAIL_RETRIES - 1)])).toMatchObject([{ status: "failed" }]);
    expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 0]);
  });

  test("a mail that is given up is an error", async () => {
    const { work, log } = prepare({ failure: outage });
    await work([jobOf(job, MAIL_RETRIES)]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  test("neither the log nor the queue contains the address from a server's refusal", async () => {
    const { work, log } = prepare({ failure: refusal });
    const results = await work([jobOf(job)]);
    expect(results).toMatchObject([{ status: "deadletter" }]);
    expect(JSON.stringify([results, log.error.mock.calls])).not.toContain(to);
  });

  test("wrong credentials are retried, because they can be corrected", async () => {
    const wrong = Object.assign(new Error("535"), { code: "EAUTH", responseCode: 535 });
    const { work } = prepare({ failure: new DomainError("mail_unavailable", { cause: wrong }) });
    expect(await work([jobOf(job)])).toMatchObject([{ status: "failed" }]);
  });
});
