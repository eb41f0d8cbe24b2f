import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "#domain/errors.ts";

const FILES_AT_ONCE = 20;

/** Deletes the mails to these addresses from the outbox folder, including drafts that a crash has left. */
export async function removeOutboxCopies(folder: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  try {
    const recipients = new Set(await Promise.all(addresses.map(writeRecipient)));
    // A shop that has always had a mail server has no outbox.
    const files = ((await ignoreMissing(readdir(folder))) ?? []).filter((name) => name.endsWith(".eml"));
    for (let first = 0; first < files.length; first += FILES_AT_ONCE) {
      const batch = files.slice(first, first + FILES_AT_ONCE).map((name) => join(folder, name));
      await Promise.all(batch.map((file) => removeIfTo(file, recipients)));
    }
  } catch (cause) {
    throw new DomainError("mail_unavailable", { cause });
  }
}

async function removeIfTo(file: string, recipients: ReadonlySet<string>): Promise<void> {
  const eml = await ignoreMissing(readFile(file));
  if (eml && recipients.has(recipientOf(eml))) await rm(file, { force: true });
}

/** The address as it stands in a mail: nodemailer encodes international domains and folds long lines. */
async function writeRecipient(address: string): Promise<string> {
  const { createTransport } = await import("nodemailer");
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail({ to: { name: "", address } });
  return recipientOf(message as Buffer);
}

/** The `To` header without folding; empty for a draft that was cut off before it. */
function recipientOf(eml: Buffer): string {
  const [head = ""] = eml.toString("utf8").split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, " ");
  return /^to:(.*)$/im.exec(unfolded)?.[1]?.trim().toLowerCase() ?? "";
}

async function ignoreMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
