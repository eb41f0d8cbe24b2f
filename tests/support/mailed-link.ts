import type { TestApp } from "./app.ts";

export interface MailedLink {
  url: URL;
  type: string;
  tokenHash: string;
}

/** The link in the newest mail to an address. */
export async function newestLink(app: TestApp, email: string): Promise<MailedLink> {
  const mail = (await app.mails()).findLast(({ to }) => to?.[0]?.address === email);
  const address = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
  if (!address) throw new Error(`${email} got no mail with a link`);
  const url = new URL(address);
  const secrets = new URLSearchParams(url.hash.slice(1));
  return { url, type: secrets.get("type") ?? "", tokenHash: secrets.get("token_hash") ?? "" };
}

export async function countMails(app: TestApp, email: string): Promise<number> {
  return (await app.mails()).filter(({ to }) => to?.[0]?.address === email).length;
}
