import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "#domain/errors.ts";
import { renameWithRetry } from "../files/rename-with-retry.ts";
import { composeMessage } from "./compose-message.ts";
import type { MailerOptions, MailTransport } from "./mailer.ts";

interface OutboxOptions extends Pick<MailerOptions, "from" | "log"> {
  folder: string;
  now?: () => Date;
}

/** Writes each mail to an .eml file, which developers and people who try the shop open in any mail program. */
export async function openOutboxMailer({ folder, from, log, now }: OutboxOptions): Promise<MailTransport> {
  await translate(() => mkdir(folder, { recursive: true, mode: 0o700 }));
  return {
    delivers: false,
    async send(message) {
      // Nodemailer is loaded with the first mail, which makes every start a tenth of a second shorter.
      const { createTransport } = await import("nodemailer");
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message: eml } = await composer.sendMail(composeMessage(from, message));
      const file = nameFile(now?.() ?? new Date());
      await translate(() => writePrivately(folder, file, eml as Buffer));
      // The body and the address are left out, because more people read the log than the mail.
      log.info({ file, subject: message.subject }, "mail kept in the outbox");
    },
    async check() {
      await translate(() => access(folder, constants.W_OK));
    },
    async close() {},
  };
}

/** File names sort by time; the random suffix separates mails of the same millisecond. */
function nameFile(at: Date): string {
  const moment = at.toISOString().replace(/[-:]/g, "").replace(".", "-").replace("Z", "");
  return `${moment}-${randomBytes(4).toString("hex")}.eml`;
}

/**
 * Writes the file atomically and readable only by the shop's own user, because a mail may contain a link that gives
 * access to an account.
 */
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
    await renameWithRetry(draft, join(folder, file));
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
