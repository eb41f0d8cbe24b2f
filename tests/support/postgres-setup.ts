/** Vitest runs this once before the project "postgres": a server, and on it one migrated database to copy. */
import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { runAsAdmin, urlOfDatabase } from "./database-template.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { silentLog } from "./silent-log.ts";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer(process.env.TEST_DATABASE_URL);
  const name = `manto_template_${randomBytes(6).toString("hex")}`;
  const tearDown = async () => {
    await runAsAdmin(server.url, `drop database if exists ${name}`);
    await server.stop();
  };
  try {
    await runAsAdmin(server.url, `create database ${name}`);
    const handle = await openDatabase({ url: urlOfDatabase(server.url, name), dataDir: "", log: silentLog });
    await migrateDatabase(handle).finally(handle.close);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide("databaseTemplate", { kind: "postgres", adminUrl: server.url, name });
  return tearDown;
}

async function findServer(givenUrl: string | undefined): Promise<Pick<PostgresServer, "url" | "stop">> {
  if (givenUrl) return { url: givenUrl, stop: async () => {} };
  return startPostgres();
}
