import { DatabaseInUseError, DatabaseUnreachableError, DiskFullError } from "../db/shared/errors.ts";
import { ConfigError, readConfig } from "./config.ts";
import { PortUnavailableError } from "./listen.ts";
import { releaseStartupMemory } from "./release-startup-memory.ts";
import { shutDownOnSignals } from "./shut-down-on-signals.ts";
import { startServer } from "./start-server.ts";

/** Starts the shop, or prints one line per problem and exits with 1. */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const server = await startServer(readConfig(environment), {
      development: environment.NODE_ENV === "development",
    });
    shutDownOnSignals(server);
    process.stdout.write(server.announcement);
    releaseStartupMemory();
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
