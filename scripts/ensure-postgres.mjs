import { findPostgresBinaries } from "../tests/support/postgres-binaries.ts";
import { installDebianPackage } from "./install-debian-package.mjs";

/** Makes sure that a PostgreSQL server can be started for the tests, unless TEST_DATABASE_URL names a running one. */
export function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgresBinaries()) return;
  installDebianPackage("postgresql");
  if (findPostgresBinaries()) return;
  throw new Error("No PostgreSQL server was found or installed; install one or set TEST_DATABASE_URL.");
}
