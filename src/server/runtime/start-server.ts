import { mkdir } from "node:fs/promises";
import { getRequestListener } from "@hono/node-server";
import { openDatabase } from "../db/client.ts";
import { createLogger } from "../logging/log.ts";
import { loadPages } from "../pages/load-build.ts";
import { serveFromCache } from "../pages/serve-from-cache.ts";
import type { Config } from "./config.ts";
import { createDrain } from "./drain.ts";
import { listen } from "./listen.ts";

export interface RunningServer {
  /** The text for the terminal, printed after the signal handlers are installed. */
  announcement: string;
  stop(): Promise<void>;
  /** Closes all open connections, even those with a running request. */
  closeConnections(): void;
}

/** Opens the database, builds the app and listens. */
export async function startServer(
  config: Config,
  { development }: { development: boolean },
): Promise<RunningServer> {
  const log = createLogger(config.logLevel);
  await mkdir(config.dataDir, { recursive: true });
  const openingDatabase = openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onFatal: (error) => {
      log.fatal({ err: error }, "the embedded database has stopped");
      process.exit(1);
    },
  });
  // The database starts in its own thread or process, while this thread loads the rest of the program.
  const [database, { composeProgram }, pages] = await Promise.all([
    openingDatabase,
    import("./compose-program.ts"),
    loadPages({ development }),
  ]);

  try {
    if (database.kind === "embedded") {
      log.info(
        "the embedded database suits one small machine; `npm run move -- --to postgres://…` takes the shop to a PostgreSQL server",
      );
    }
    const drain = createDrain(config);
    const program = await composeProgram({ config, database, log, pages, isDraining: drain.isDraining });
    const { app, pageCache, announcement } = program;
    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    // In development pages are not cached, because their source may have changed.
    const listener = pages.wrap(development ? answer : serveFromCache(pageCache, answer));
    const { server, port } = await listen(drain.wrap(listener), config);
    // This is not awaited, because mail and chores can wait and the first visitor cannot.
    void program.startJobs();
    return {
      announcement: describeShop(config, port, announcement),
      async stop() {
        await drain.close(server, program.endStreams);
        await program.close();
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
