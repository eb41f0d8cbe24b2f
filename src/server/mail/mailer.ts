/** The shop's mails go to a folder of .eml files by default, or to the SMTP server of SMTP_URL. */
import { join } from "node:path";
import type { Logger } from "#server/logging/log.ts";
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

export interface Mailer {
  /** False if messages only go to the outbox folder and do not reach their recipients. */
  readonly delivers: boolean;
  /** Resolves when the message is on the disk or the mail server has accepted it. */
  send(message: MailMessage): Promise<void>;
  /** Rejects while the mailer cannot send. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface MailerOptions {
  url: string | undefined;
  from: Sender;
  dataDir: string;
  log: Pick<Logger, "info">;
}

export async function openMailer({ url, from, dataDir, log }: MailerOptions): Promise<Mailer> {
  if (url === undefined) return openOutboxMailer({ folder: join(dataDir, "outbox"), from, log });
  const { openSmtpMailer } = await import("./smtp-mailer.ts");
  return openSmtpMailer({ url, from });
}
