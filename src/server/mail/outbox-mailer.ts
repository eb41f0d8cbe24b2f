import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "#domain/errors.ts";
import { renamePatiently } from "../files/rename-patiently.ts";
import { composeMessage } from "./compose-message.ts";
import type { Mailer, MailerOptions } from "./mailer.ts";

interface OutboxOptions extends Pick<MailerOptions, "from" | "log"> {
  folder: string;
  now?: () => Date;
}

/** Each mail becomes a file that any mail program opens; whoever develops or tries the shop reads it there. */
export async function openOutboxMailer({ folder, from, log, now }: OutboxOptions): Promise<Mailer> {
  await translate(() => mkdir(folder, { recursive: true, mode: 0o700 }));
  return {
    delivers: false,
    async send(message) {
      // Loaded with the first mail: a start without one is a tenth of a second shorter.
      const { createTransport } = await import("nodemailer");
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message: eml } = await composer.sendMail(composeMessage(from, message));
      const file = nameFile(now?.() ?? new Date());
      await translate(() => writePrivately(folder, file, eml as Buffer));
      // Not the body and not the address: a log is read by more people than a mail is.
      log.info({ file, subject: message.subject }, "mail kept in the outbox");
    },
    async check() {
      await translate(() => access(folder, constants.W_OK));
    },
    async close() {},
  };
}

/** Sorts by time; the random part keeps two mails of one millisecond apart. */
function nameFile(at: Date): string {
  const moment = at.toISOString().replace(/[-:]/g, "").replace(".", "-").replace("Z", "");
  return `${moment}-${randomBytes(4).toString("hex")}.eml`;
}

/** Readable by the shop's own user only, for it may hold a link that opens an account; and never half there. */
async function writePrivately(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  const draft = join(folder, `.${file}`);
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renamePatiently(draft, join(folder, file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function translate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new DomainError("mail_unavailable", { cause });
  }
}
