/** The shop's mails go to a folder of .eml files by default, or to the SMTP server of SMTP_URL. */
import { join } from "node:path";
import type { Logger } from "#server/logging/log.ts";
import { removeOutboxCopies } from "./outbox-copies.ts";
import { openOutboxMailer } from "./outbox-mailer.ts";

export interface MailMessage {
  /** The Message-ID's local part, the same at every attempt; a random one is used if it is absent. */
  id?: string;
  /** One address, not a list. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address that mail programs post to for a one-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Sender {
  name: string;
  address: string;
}

/** One way to send mail. */
export interface MailTransport {
  /** False if messages only go to the outbox folder and do not reach their recipients. */
  readonly delivers: boolean;
  /** Resolves when the message is on the disk or the mail server has accepted it. */
  send(message: MailMessage): Promise<void>;
  /** Rejects while the mailer cannot send. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface Mailer extends MailTransport {
  /** Deletes the mails to these addresses from the outbox. What a mail server has accepted is out of reach. */
  removeCopies(addresses: readonly string[]): Promise<void>;
}

export interface MailerOptions {
  url: string | undefined;
  from: Sender;
  dataDir: string;
  log: Pick<Logger, "info">;
}

export async function openMailer({ url, from, dataDir, log }: MailerOptions): Promise<Mailer> {
  const folder = join(dataDir, "outbox");
  // A shop that got a mail server later still has its earlier mails in the outbox.
  const removeCopies = (addresses: readonly string[]) => removeOutboxCopies(folder, addresses);
  if (url === undefined) return { ...(await openOutboxMailer({ folder, from, log })), removeCopies };
  const { openSmtpMailer } = await import("./smtp-mailer.ts");
  return { ...openSmtpMailer({ url, from }), removeCopies };
}
