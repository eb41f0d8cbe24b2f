/** Vitest runs this once before the process tests: the data folder of a shop that has started once, to copy. */
import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { OWNER } from "../support/shop-client.ts";
import { addressOf, launchServer, newFolder } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    startedShop: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = newFolder();
  const server = launchServer({ DATA_DIR: folder, STORE_OWNER_PASSWORD: OWNER.password });
  await addressOf(server);
  server.process.kill("SIGTERM");
  await server.exited;
  project.provide("startedShop", folder);
  return () => rm(folder, { recursive: true, force: true });
}
