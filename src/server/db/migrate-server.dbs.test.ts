import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, inject, test } from "vitest";
import { runAsAdmin, urlOfDatabase } from "../../../tests/support/database-template.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { type DatabaseHandle, openDatabase } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";

const template = inject("databaseTemplate");
const cleanUps: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

async function open(url: string): Promise<DatabaseHandle> {
  const handle = await openDatabase({ url, dataDir: "", log: silentLog });
  cleanUps.push(handle.close);
  return handle;
}

async function createEmptyDatabase(adminUrl: string): Promise<string> {
  const name = `manto_empty_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  cleanUps.push(() => runAsAdmin(adminUrl, `drop database ${name} with (force)`));
  return urlOfDatabase(adminUrl, name);
}

/** A role that may create tables but, as on a managed server, is no superuser. */
async function createTenant(adminUrl: string, url: string): Promise<string> {
  const role = `manto_tenant_${randomBytes(6).toString("hex")}`;
  const database = new URL(url).pathname.slice(1);
  await runAsAdmin(adminUrl, `create role ${role} login password '${role}'`);
  cleanUps.push(() => runAsAdmin(adminUrl, `drop role ${role}`));
  await runAsAdmin(
    url,
    `grant create on database ${database} to ${role}; grant all on schema public to ${role}`,
  );
  cleanUps.push(() => runAsAdmin(url, `drop owned by ${role} cascade`));
  return Object.assign(new URL(url), { username: role, password: role }).href;
}

describe.runIf(template.kind === "postgres")("on a PostgreSQL server", () => {
  const adminUrl = template.kind === "postgres" ? template.adminUrl : "";

  test("several processes may migrate an empty database at once", async () => {
    const url = await createEmptyDatabase(adminUrl);
    const handles = await Promise.all([open(url), open(url), open(url), open(url)]);
    await Promise.all(handles.map((handle) => migrateDatabase(handle)));
    const { rows } = await handles[0].pool.query(
      "select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations",
    );
    expect(rows[0].applied).toBe(rows[0].different);
  });

  test("extensions that the administrator installed in another schema are used there", async () => {
    const url = await createEmptyDatabase(adminUrl);
    await runAsAdmin(
      url,
      `create schema extensions;
       create extension unaccent schema extensions;
       create extension pg_trgm schema extensions;
       grant usage on schema extensions to public`,
    );
    await runAsAdmin(
      url,
      `alter database ${new URL(url).pathname.slice(1)} set search_path = public, extensions`,
    );
    const tenant = await open(await createTenant(adminUrl, url));
    await migrateDatabase(tenant);
    const { rows } = await tenant.pool.query("select public.plain_text('Grêmio') as plain");
    expect(rows).toEqual([{ plain: "gremio" }]);
  });
});
