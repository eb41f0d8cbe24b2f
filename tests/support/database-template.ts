import pg from "pg";

/** The migrated database that the global setup prepares once and every test file copies. */
export type DatabaseTemplate =
  | { kind: "embedded"; folder: string }
  | { kind: "postgres"; adminUrl: string; name: string };

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function urlOfDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
