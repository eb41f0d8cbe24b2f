/** How the shop writes to people. One small interface; a folder of .eml files by default, any SMTP server by SMTP_URL. */
import { join } from "node:path";
import type { Logger } from "#server/log.ts";
import { openOutboxMailer } from "./outbox-mailer.ts";

export interface MailMessage {
  /** What the message is known by, wherever it is sent anew; made up where it is absent. */
  id?: string;
  /** One address, not a list. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where mail programs end the subscription that brought the message, with one press (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Sender {
  name: string;
  address: string;
}

export interface Mailer {
  /** Whether messages reach people, or stay on this machine. */
  readonly delivers: boolean;
  /** Resolves when the message is on the disk or the server has taken it. */
  send(message: MailMessage): Promise<void>;
  /** Rejects while nothing could be sent. */
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
