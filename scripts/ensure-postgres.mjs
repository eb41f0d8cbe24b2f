import { existsSync, readdirSync } from "node:fs";
import { installDebianPackage } from "./install-package.mjs";

/** Makes sure that a PostgreSQL server can be started for the tests, unless TEST_DATABASE_URL names a running one. */
export function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || hasServer()) return;
  installDebianPackage("postgresql");
  if (hasServer()) return;
  throw new Error("No PostgreSQL server was found or installed; install one or set TEST_DATABASE_URL.");
}

function hasServer() {
  const debian = "/usr/lib/postgresql";
  if (
    existsSync(debian) &&
    readdirSync(debian).some((version) => existsSync(`${debian}/${version}/bin/initdb`))
  ) {
    return true;
  }
  return (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/initdb`));
}
