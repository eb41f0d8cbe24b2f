import { createHash } from "node:crypto";
import fs from "node:fs";
import { programFile } from "../files/program-files.ts";

const FUNCTIONS_FOLDER = programFile("src/server/db/functions/");

/** A file with the current functions and triggers, which can be applied repeatedly. */
export interface FunctionFile {
  name: string;
  statements: string;
  hash: string;
}

/**
 * Reads the files in the order of their names, which begin with a number: PostgreSQL checks the body of an SQL function
 * when it is created, so the functions that it calls must exist by then.
 */
export function readFunctions(): FunctionFile[] {
  const names = fs.readdirSync(FUNCTIONS_FOLDER).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => {
    const statements = fs.readFileSync(new URL(name, FUNCTIONS_FOLDER), "utf8");
    return { name, statements, hash: createHash("sha256").update(statements).digest("hex") };
  });
}
