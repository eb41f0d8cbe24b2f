import { EventEmitter, on, once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { type OwnShop, openOwnShop } from "./start-shop.ts";

export interface ShopWithMail extends OwnShop {
  /** The next mail that the shop sends, to this address if one is given. */
  nextMail(to?: string): Promise<Email>;
}

/** Starts a second, empty shop with a mail server; the shared shop only writes its mails to the outbox folder. */
export async function openShopWithMail(): Promise<ShopWithMail> {
  const { server, nextMail } = await openMailServer();
  const { port } = server.server.address() as AddressInfo;
  const shop = await openOwnShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  return {
    address: shop.address,
    nextMail,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await new Promise<void>((done) => server.close(done));
    },
  };
}

async function openMailServer() {
  const arrived = new EventEmitter();
  const mails = on(arrived, "mail");
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      arrived.emit("mail", await PostalMime.parse(Buffer.concat(await stream.toArray())));
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  async function nextMail(to?: string): Promise<Email> {
    const mail: Email = (await mails.next()).value?.[0];
    return to === undefined || mail.to?.[0]?.address === to ? mail : nextMail(to);
  }
  return { server, nextMail };
}
