import type { AddressInfo, Server } from "node:net";
import { createServer } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { openSlowMailServer } from "../../../tests/support/faulty-servers.ts";
import { type Mailer, openMailer } from "./mailer.ts";
import { renderMail } from "./render-mail.ts";
import { openSmtpMailer } from "./smtp-mailer.ts";

const from = { name: "Manto", address: "contato@manto.example" };
const outage = new DomainError("mail_unavailable");
const content = {
  storeName: "Manto",
  heading: "Olá",
  paragraphs: ["Atenção: “já” é amanhã."],
  footer: "Até!",
};
const message = { to: "maria@example.com", subject: "Sua senha: redefinição ⚽", ...renderMail(content) };

interface Received {
  mail: Email;
  recipients: string[];
  user: string | undefined;
}

let server: SMTPServer;
let mailer: Mailer;
let received: Received[];
let connections: number;

beforeEach(async () => {
  received = [];
  connections = 0;
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onConnect(_session, done) {
      connections++;
      done();
    },
    onAuth({ username, password }, _session, done) {
      if (username === "loja@example.com" && password === "s:e/nha") done(null, { user: username });
      else done(new Error("wrong"));
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith("recusada") ? new Error("550 no such mailbox") : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        received.push({ mail, recipients, user: session.user });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  mailer = await open("loja%40example.com:s%3Ae%2Fnha");
});
afterEach(async () => {
  await mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

function open(credentials: string): Promise<Mailer> {
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://${credentials}@127.0.0.1:${port}`;
  return openMailer({ url, from, dataDir: "unused", log: { info: () => {} } });
}

test("the server gets the message with its UTF-8 subject and both parts", async () => {
  await mailer.send(message);
  const mail = received[0]?.mail;
  expect(mail?.subject).toBe(message.subject);
  expect(mail?.text?.trim()).toBe(message.text.trim());
  expect(mail?.html?.trim()).toBe(message.html.trim());
  expect(mail?.from).toMatchObject(from);
});

test("the credentials in the address are used, with their escapes undone", async () => {
  await mailer.send(message);
  expect(received[0]?.user).toBe("loja@example.com");
});

test("the message goes to the one address given", async () => {
  await mailer.send(message);
  expect(received[0]?.recipients).toEqual(["maria@example.com"]);
});

test("a list of recipients in the address field adds no recipient", async () => {
  await mailer.send({ ...message, to: "maria@example.com, outra@example.com" }).catch(() => {});
  expect(received.flatMap((one) => one.recipients)).not.toContain("outra@example.com");
});

test("mails in a row share a connection", async () => {
  for (let count = 0; count < 3; count++) await mailer.send(message);
  expect([received.length, connections]).toEqual([3, 1]);
});

test("a server that takes the credentials passes the check", async () => {
  await expect(mailer.check()).resolves.toBeUndefined();
});

describe("mail is unavailable", () => {
  test("when the mailbox is refused", async () => {
    await expect(mailer.send({ ...message, to: "recusada@example.com" })).rejects.toThrow(outage);
  });

  test("when the credentials are refused", async () => {
    const stranger = await open("loja:errada");
    await expect(stranger.send(message)).rejects.toThrow(outage);
    await expect(stranger.check()).rejects.toThrow(outage);
    await stranger.close();
  });

  test("when no server listens", async () => {
    const silent = await listenSilently();
    const { port } = silent.address() as AddressInfo;
    await new Promise((resolve) => silent.close(resolve));
    const lost = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await expect(lost.send(message)).rejects.toThrow(outage);
    await lost.close();
  });

  test("when the server accepts the connection and sends nothing", async () => {
    const silent = await listenSilently();
    const { port } = silent.address() as AddressInfo;
    const limits = { connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50, wholeTimeout: 10_000 };
    const waiting = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, limits });
    await expect(waiting.send(message)).rejects.toThrow(outage);
    await waiting.close();
    await new Promise((resolve) => silent.close(resolve));
  });
});

test("sending to a server that answers byte by byte times out, and later mails do not wait for it", async () => {
  const slowServer = await openSlowMailServer();
  const limits = {
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
    wholeTimeout: 100,
  };
  const waiting = openSmtpMailer({ url: `smtp://127.0.0.1:${slowServer.port}`, from, limits });
  const sends = Array.from({ length: 8 }, () => waiting.send(message));
  const outcomes = await Promise.allSettled(sends);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  await expect.poll(slowServer.open).toBe(0);
  await waiting.close();
  await slowServer.close();
});

async function listenSilently(): Promise<Server> {
  const silent = createServer((socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  return silent;
}
