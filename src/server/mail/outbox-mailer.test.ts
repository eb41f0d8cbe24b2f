import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { type Mailer, openMailer } from "./mailer.ts";
import { openOutboxMailer } from "./outbox-mailer.ts";

const message = {
  to: "maria@example.com",
  subject: "Confirmação: camisa da Seleção ⚽",
  html: "<p>Olá, Maria! Código secreto 12345</p>",
  text: "Olá, Maria! Código secreto 12345",
};
const from = { name: "Manto, a loja", address: "contato@manto.example" };
const log = { info: vi.fn() };
let dataDir: string;
let outbox: string;
let mailer: Mailer;

beforeEach(async () => {
  log.info.mockClear();
  dataDir = await mkdtemp(join(tmpdir(), "manto-mail-"));
  outbox = join(dataDir, "outbox");
  mailer = await openMailer({ url: undefined, from, dataDir, log });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function readOnly() {
  const [file = expect.fail("the outbox is empty")] = await readdir(outbox);
  return PostalMime.parse(await readFile(join(outbox, file)));
}

test("a mail in the outbox reads as it was written, in both parts", async () => {
  await mailer.send(message);
  const found = await readOnly();
  expect(found.subject).toBe(message.subject);
  expect(found.html?.trim()).toBe(message.html);
  expect(found.text?.trim()).toBe(message.text);
});

test("a mail in the outbox says from whom and to whom", async () => {
  await mailer.send(message);
  const found = await readOnly();
  expect(found.from).toMatchObject({ name: "Manto, a loja", address: "contato@manto.example" });
  expect(found.to).toMatchObject([{ address: "maria@example.com" }]);
});

test("a line break in a subject adds no header", async () => {
  await mailer.send({ ...message, subject: "Oi\r\nBcc: outro@example.com" });
  const found = await readOnly();
  expect(found.bcc).toBeUndefined();
  expect(found.headers.map((header) => header.key)).not.toContain("bcc");
});

test("only the shop's own user may read a mail", async () => {
  await mailer.send(message);
  const [file = ""] = await readdir(outbox);
  expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
});

test("names sort by time", async () => {
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 10, 15, 9, minute++, 5, 7));
  const timed = await openOutboxMailer({ folder: outbox, from, log, now });
  for (const subject of ["primeiro", "segundo"]) await timed.send({ ...message, subject });
  const files = (await readdir(outbox)).sort();
  expect(files[0]).toMatch(/^20261115T090005-007-[0-9a-f]{8}\.eml$/);
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  );
  expect(mails.map((mail) => mail.subject)).toEqual(["primeiro", "segundo"]);
});

test("mails sent at once are all written, and no draft is left", async () => {
  await Promise.all(Array.from({ length: 20 }, () => mailer.send(message)));
  const files = await readdir(outbox);
  expect([files.length, files.filter((file) => file.startsWith(".")).length]).toEqual([20, 0]);
});

test("one line is logged, without the body and the address", async () => {
  await mailer.send(message);
  expect(log.info).toHaveBeenCalledTimes(1);
  const line = JSON.stringify(log.info.mock.calls[0]);
  expect(line).toContain(".eml");
  expect(line).not.toMatch(/12345|maria@example/);
});

test("an outbox that cannot be written is an outage", async () => {
  await rm(outbox, { recursive: true });
  await writeFile(outbox, "");
  await expect(mailer.send(message)).rejects.toThrow(new DomainError("mail_unavailable"));
});
