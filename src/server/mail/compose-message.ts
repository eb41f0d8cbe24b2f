import type { SendMailOptions } from "nodemailer";
import type { MailMessage, Sender } from "./mailer.ts";

/** The same message for a file and for a server. */
export function composeMessage(from: Sender, { to, subject, html, text }: MailMessage): SendMailOptions {
  return {
    from,
    // As an object it is one address, whatever commas it holds: nobody can add recipients through a form.
    to: { name: "", address: to },
    subject,
    html,
    text,
    // Keeps holiday replies and the like from answering a machine.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
