import type { SendMailOptions } from "nodemailer";
import type { MailMessage, Sender } from "./mailer.ts";

/** Builds the nodemailer message, the same for the outbox folder and for SMTP. */
export function composeMessage(from: Sender, message: MailMessage): SendMailOptions {
  const { id, to, subject, html, text, unsubscribeUrl } = message;
  return {
    from,
    // As an object it is always one address, so that a comma in a form field cannot add recipients.
    to: { name: "", address: to },
    ...(id && { messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>` }),
    subject,
    html,
    text,
    // This header stops out-of-office replies.
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
