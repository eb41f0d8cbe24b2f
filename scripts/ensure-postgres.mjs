import { findPostgresBinaries } from "../tests/support/postgres-binaries.ts";
import { installDebianPackage } from "./install-debian-package.mjs";

/** Makes sure that a PostgreSQL server can be started. */
export function ensurePostgres() {
  if (findPostgresBinaries()) return;
  installDebianPackage("postgresql");
  if (findPostgresBinaries()) return;
  throw new Error("No PostgreSQL server was found or installed; install one and try again.");
}
