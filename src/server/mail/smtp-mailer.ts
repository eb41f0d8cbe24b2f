import { createTransport } from "nodemailer";
import { DomainError } from "#domain/errors.ts";
import { composeMessage } from "./compose-message.ts";
import type { MailTransport, Sender } from "./mailer.ts";

interface SmtpOptions {
  /** `smtp://` uses STARTTLS if offered, `?requireTLS=true` requires it, and `smtps://` is TLS from the start. */
  url: string;
  from: Sender;
  limits?: SmtpLimits;
}

interface SmtpLimits {
  connectionTimeout: number;
  greetingTimeout: number;
  /** The time without a received byte. */
  socketTimeout: number;
  /** The time for the whole delivery, because a server that sends a byte now and then never hits the socket timeout. */
  wholeTimeout: number;
}

const defaultLimits = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 15_000,
  wholeTimeout: 60_000,
};

export function openSmtpMailer({ url, from, limits = defaultLimits }: SmtpOptions): MailTransport {
  const { wholeTimeout, ...socketLimits } = limits;
  const connect = () => createTransport({ url, pool: true, maxConnections: 3, ...socketLimits });
  let transport = connect();

  /** On a timeout it also closes the pool's connections, because later mails would wait on them behind this one. */
  async function withinLimit<T>(work: (current: typeof transport) => Promise<T>): Promise<T> {
    const current = transport;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      current.close({ force: true });
      if (transport === current) transport = connect();
      late.reject(new Error(`The mail server did not finish within ${wholeTimeout} ms`));
    }, wholeTimeout);
    try {
      return await translate(() => Promise.race([work(current), late.promise]));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    delivers: true,
    async send(message) {
      await withinLimit((current) => current.sendMail(composeMessage(from, message)));
    },
    async check() {
      await withinLimit((current) => current.verify());
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
