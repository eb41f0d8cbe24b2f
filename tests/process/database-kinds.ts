import { onTestFinished } from "vitest";
import { startPostgres } from "../support/postgres-server.ts";

async function startServer(): Promise<string> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return postgres.url;
}

/** Each kind of database with a function that opens it and returns its address; the embedded one has none. */
export const databaseKinds: [name: string, open: () => Promise<string | undefined>][] = [
  ["the embedded database", async () => undefined],
  ["PostgreSQL", startServer],
];
