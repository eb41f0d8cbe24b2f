import { createTransport } from "nodemailer";
import { DomainError } from "#domain/errors.ts";
import { composeMessage } from "./compose-message.ts";
import type { Mailer, Sender } from "./mailer.ts";

interface SmtpOptions {
  /** `smtp://` turns to TLS when the server offers it; `?requireTLS=true` insists, `smtps://` starts with it. */
  url: string;
  from: Sender;
  limits?: { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
}

/** A visitor waits for the answer to "send me the link": better a clear no than a minute of nothing. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

export function openSmtpMailer({ url, from, limits = patience }: SmtpOptions): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...limits });
  return {
    delivers: true,
    async send(message) {
      await translate(() => transport.sendMail(composeMessage(from, message)));
    },
    async check() {
      await translate(() => transport.verify());
    },
    async close() {
      transport.close();
    },
  };
}

async function translate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new DomainError("mail_unavailable", { cause });
  }
}
