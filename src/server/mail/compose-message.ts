import type { SendMailOptions } from "nodemailer";
import type { MailMessage, Sender } from "./mailer.ts";

/** The same message for a file and for a server. */
export function composeMessage(from: Sender, message: MailMessage): SendMailOptions {
  const { id, to, subject, html, text, unsubscribeUrl } = message;
  return {
    from,
    // As an object it is one address, whatever commas it holds: nobody can add recipients through a form.
    to: { name: "", address: to },
    ...(id && { messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>` }),
    subject,
    html,
    text,
    // Keeps holiday replies and the like from answering a machine.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
