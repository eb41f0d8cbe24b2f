import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Mailer, openMailer } from "./mailer.ts";

const from = { name: "Manto", address: "contato@manto.example" };
const log = { info: () => {} };
let dataDir: string;
let mailer: Mailer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "manto-copies-"));
  mailer = await openMailer({ url: undefined, from, dataDir, log });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const outbox = () => readdir(join(dataDir, "outbox"));
/** The body names another address, which must not decide to whom a mail belongs. */
const send = (to: string, about = "") =>
  mailer.send({ to, subject: "Oi", html: `<p>${about}</p>`, text: `To: ${about}` });

test("the stored mails to an erased address are deleted, and no others", async () => {
  for (const to of ["ana@exemplo.com.br", "bia@exemplo.com.br", "ana@exemplo.com.br"]) await send(to);
  const before = await outbox();
  await mailer.removeCopies(["ana@exemplo.com.br"]);
  expect(await outbox()).toEqual([before.sort()[1]]);
});

test("a mail that only mentions the address stays", async () => {
  await send("bia@exemplo.com.br", "ana@exemplo.com.br");
  await mailer.removeCopies(["ana@exemplo.com.br"]);
  expect(await outbox()).toHaveLength(1);
});

test.each([
  `${"a".repeat(64)}@${"exemplo-comprido.".repeat(9)}com.br`,
  "ana@ação.com.br",
  "o'neil+loja@exemplo.com.br",
])("a mail is found by its address however it is written: %s", async (address) => {
  await send(address);
  await mailer.removeCopies([address]);
  expect(await outbox()).toEqual([]);
});

test("a draft that a crash has left is deleted, too", async () => {
  await writeFile(join(dataDir, "outbox", ".rascunho.eml"), "To: ana@exemplo.com.br\r\n\r\nOi");
  await mailer.removeCopies(["ana@exemplo.com.br"]);
  expect(await outbox()).toEqual([]);
});

test("a shop that sends by a mail server now still clears its earlier outbox", async () => {
  await send("ana@exemplo.com.br");
  const smtp = await openMailer({ url: "smtp://127.0.0.1:9", from, dataDir, log });
  await smtp.removeCopies(["ana@exemplo.com.br"]);
  await smtp.close();
  expect(await outbox()).toEqual([]);
});

test("a shop that never had an outbox has nothing to clear", async () => {
  await rm(join(dataDir, "outbox"), { recursive: true });
  await expect(mailer.removeCopies(["ana@exemplo.com.br"])).resolves.toBeUndefined();
});
