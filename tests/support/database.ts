import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { type DatabaseHandle, type Db, openDatabase } from "#server/db/client.ts";
import { type DatabaseTemplate, runAsAdmin, urlOfDatabase } from "./database-template.ts";
import { keepCompiledEngine } from "./keep-compiled-engine.ts";
import { silentLog } from "./silent-log.ts";

export interface TestDatabase {
  kind: DatabaseTemplate["kind"];
  handle(): DatabaseHandle;
  db(): Db;
  /** Opens a second handle on the same database, like another process; only PostgreSQL allows it. */
  openAnother(): Promise<DatabaseHandle>;
}

interface Copy {
  location: { url: string | undefined; dataDir: string };
  remove(): Promise<void>;
}

/** Must be called at the top of a test file, which then gets its own migrated, empty database. */
export function setUpTestDatabase(): TestDatabase {
  const template = inject("databaseTemplate");
  const handles: DatabaseHandle[] = [];
  let copy: Copy | undefined;

  async function open(): Promise<DatabaseHandle> {
    if (copy === undefined) throw new Error("The test database exists only while tests run.");
    const handle = await openDatabase({ ...copy.location, log: silentLog });
    handles.push(handle);
    return handle;
  }

  beforeAll(async () => {
    copy = template.kind === "postgres" ? await copyDatabase(template) : await copyFolder(template);
    await open();
  });
  afterAll(async () => {
    await Promise.all(handles.map((handle) => handle.close()));
    await copy?.remove();
  });

  const first = () => {
    if (handles[0] === undefined) throw new Error("The test database exists only while tests run.");
    return handles[0];
  };
  return { kind: template.kind, handle: first, db: () => first().db, openAnother: open };
}

async function copyDatabase(template: DatabaseTemplate & { kind: "postgres" }): Promise<Copy> {
  const name = `manto_test_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(template.adminUrl, `create database ${name} template ${template.name}`);
  return {
    location: { url: urlOfDatabase(template.adminUrl, name), dataDir: "" },
    remove: () => runAsAdmin(template.adminUrl, `drop database ${name} with (force)`),
  };
}

async function copyFolder(template: DatabaseTemplate & { kind: "embedded" }): Promise<Copy> {
  await keepCompiledEngine();
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "manto-test-"));
  await fs.cp(path.join(template.folder, "db"), path.join(dataDir, "db"), { recursive: true });
  return {
    location: { url: undefined, dataDir },
    remove: () => fs.rm(dataDir, { recursive: true, force: true }),
  };
}
