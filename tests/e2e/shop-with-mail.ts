import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ShopWithMail extends AsyncDisposable {
  address: string;
  /** The next mail that the shop sends. */
  nextMail(): Promise<Email>;
}

/** A second, empty shop with a mail server, for what the shared one, whose mails stay on the disk, cannot show. */
export async function openShopWithMail(): Promise<ShopWithMail> {
  const { server, nextMail } = await openMailServer();
  const { port } = server.server.address() as AddressInfo;
  const dataDir = await mkdtemp(join(tmpdir(), "manto-mail-shop-"));
  const shop = spawn(process.execPath, ["--liftoff-only", "src/server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      DEMO_CATALOGUE: "false",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    address: await readAddress(shop.stdout),
    nextMail,
    async [Symbol.asyncDispose]() {
      shop.kill();
      await once(shop, "close");
      await new Promise<void>((done) => server.close(done));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openMailServer() {
  const { promise, resolve } = Promise.withResolvers<Email>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      resolve(await PostalMime.parse(Buffer.concat(await stream.toArray())));
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return { server, nextMail: () => promise };
}

/** Goes on listening afterwards: a pipe that nobody reads would stop the shop. */
function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    output.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const address = /Loja:\s+(http:\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    output.on("end", () => reject(new Error(`The shop did not start: ${printed}`)));
  });
}
