import { mkdir } from "node:fs/promises";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { createDoor } from "./door.ts";
import { createLogger } from "./log.ts";
import { serveFromCache } from "./page-cache/serve-from-cache.ts";

export interface RunningServer {
  /** What its owner should read once it can be stopped properly. */
  announcement: string;
  stop(): Promise<void>;
  /** Cuts what is still connected. */
  closeConnections(): void;
}

/** Configuration → database → app → listening. */
export async function startServer(
  config: Config,
  { development }: { development: boolean },
): Promise<RunningServer> {
  const log = createLogger(config.logLevel);
  await mkdir(config.dataDir, { recursive: true });
  // The rest of the program is loaded while the database opens: together they are most of the start.
  const opening = openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onFatal: (error) => {
      log.fatal({ err: error }, "the embedded database has stopped");
      process.exit(1);
    },
  });
  const [database, { assembleApp }, { loadPages }, { listen }] = await Promise.all([
    opening,
    import("./assemble-app.ts"),
    import("./load-pages.ts"),
    import("./listen.ts"),
  ]);

  try {
    if (database.kind === "embedded") {
      log.info(
        "the embedded database suits one small machine; `npm run move -- --to postgres://…` takes the shop to a PostgreSQL server",
      );
    }
    const pages = await loadPages({ development });
    const door = createDoor(config);
    const parts = await assembleApp({ config, database, log, pages, isClosing: door.isClosing });
    const { app, pageCache, announcement } = parts;
    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    // While developing every page is rendered anew, as its source may have changed.
    const listener = pages.wrap(development ? answer : serveFromCache(pageCache, answer));
    const { server, port } = await listen(door.guard(listener), config);
    // Not waited for: mail and chores have time, the first visitor has not.
    void parts.startWork();
    return {
      announcement: describeShop(config, port, announcement),
      async stop() {
        await door.close(server, parts.endStreams);
        await parts.close();
      },
      closeConnections: () => server.closeAllConnections(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function describeShop(config: Config, port: number, lines: string[]): string {
  const host = config.host === "0.0.0.0" || config.host === "127.0.0.1" ? "localhost" : config.host;
  const address = `http://${host}:${port}`;
  return ["", `  Loja:          ${address}`, `  Administração: ${address}/admin`, ...lines, "", ""].join(
    "\n",
  );
}
