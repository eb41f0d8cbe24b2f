/** The layout of all the shop's mails. It uses tables and inline styles, which every mail program supports. */

export interface MailContent {
  storeName: string;
  heading: string;
  paragraphs: string[];
  /** A list under the paragraphs, each entry with the address that it leads to. */
  list?: { label: string; text: string; url: string }[];
  action?: { label: string; url: string };
  footer: string;
  /** A small link under the footer, for example to unsubscribe. */
  footerLink?: { label: string; url: string };
}

export interface RenderedMail {
  html: string;
  text: string;
}

export function renderMail(content: MailContent): RenderedMail {
  // A link must not have a scheme that runs code, such as `javascript:`.
  for (const link of [content.action, content.footerLink, ...(content.list ?? [])])
    if (link && !/^https?:\/\//i.test(link.url)) throw new Error("a mail's link must be an http address");
  return { html: renderHtml(content), text: renderText(content) };
}

function renderText({
  storeName,
  heading,
  paragraphs,
  list = [],
  action,
  footer,
  footerLink,
}: MailContent): string {
  const entries = list.map(({ label, text, url }) => `${label}\n${text}\n${url}`);
  const link = action ? [writeLink(action)] : [];
  const lastLink = footerLink ? [writeLink(footerLink)] : [];
  const parts = [heading, ...paragraphs, ...entries, ...link, `--\n${storeName}\n${footer}`, ...lastLink];
  return `${parts.join("\n\n")}\n`;
}

const writeLink = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`;

// Dark text on a light background with fixed colours stays readable in mail programs that darken mails automatically.
const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const bodyText = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1c2720`;
const smallText = `margin:0;${font};font-size:13px;line-height:20px;color:#4f5d54`;
const layout = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function renderHtml({
  storeName,
  heading,
  paragraphs,
  list = [],
  action,
  footer,
  footerLink,
}: MailContent): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background-color:#eef2ef">
<table ${layout} width="100%" style="background-color:#eef2ef">
<tr><td align="center" style="padding:32px 16px">
<table ${layout} width="100%" style="max-width:560px">
<tr><td style="padding:20px 32px;background-color:#0b100d;border-radius:12px 12px 0 0">
<p style="margin:0;${font};font-size:20px;line-height:28px;font-weight:700;color:#2bd46b">${escapeHtml(storeName)}</p>
</td></tr>
<tr><td style="padding:32px;background-color:#ffffff">
<h1 style="margin:0 0 20px;${font};font-size:24px;line-height:32px;font-weight:700;color:#0b100d">${escapeHtml(heading)}</h1>
${[...paragraphs.map(renderParagraph), ...list.map(renderEntry)].join("\n")}
${action ? renderAction(action) : ""}
</td></tr>
<tr><td style="padding:20px 32px;background-color:#f6f8f6;border-radius:0 0 12px 12px">
<p style="${smallText}">${escapeLines(footer)}${footerLink ? renderFooterLink(footerLink) : ""}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const renderParagraph = (text: string) => `<p style="${bodyText}">${escapeLines(text)}</p>`;

function renderEntry({ label, text, url }: { label: string; text: string; url: string }): string {
  return `<p style="${bodyText}"><a href="${escapeHtml(url)}" style="color:#0d6b35;font-weight:700">${escapeHtml(label)}</a><br>${escapeLines(text)}</p>`;
}

function renderAction({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  const button = `display:inline-block;padding:14px 28px;${font};font-size:16px;line-height:20px;font-weight:700;color:#ffffff;text-decoration:none`;
  return `<table ${layout} style="margin:8px 0 24px">
<tr><td style="background-color:#0d6b35;border-radius:8px"><a href="${address}" style="${button}">${escapeHtml(label)}</a></td></tr>
</table>
<p style="${smallText}">Se o botão não funcionar, copie este endereço no navegador:<br><a href="${address}" style="color:#0d6b35;word-break:break-all">${address}</a></p>`;
}

function renderFooterLink({ label, url }: { label: string; url: string }): string {
  return `<br><a href="${escapeHtml(url)}" style="color:#0d6b35">${escapeHtml(label)}</a>`;
}

const escapeLines = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
