import { ConfigError, readConfig } from "./config.ts";
import { DatabaseInUseError, DatabaseUnreachableError, DiskFullError } from "./db/errors.ts";
import { PortUnavailableError } from "./listen.ts";
import { returnMemoryOfStart } from "./return-memory.ts";
import { startServer } from "./start-server.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

/** Starts the shop, or says in one line each what is wrong and leaves with 1. */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const server = await startServer(readConfig(environment), {
      development: environment.NODE_ENV === "development",
    });
    stopOnSignals(server);
    process.stdout.write(server.announcement);
    returnMemoryOfStart();
  } catch (error) {
    for (const line of explain(error)) console.error(line);
    process.exit(1);
  }
}

function explain(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems;
  if (
    error instanceof DatabaseInUseError ||
    error instanceof DatabaseUnreachableError ||
    error instanceof DiskFullError ||
    error instanceof PortUnavailableError
  ) {
    return [error.message];
  }
  return [`The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}`];
}
