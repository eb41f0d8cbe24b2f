import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { programFile } from "../files/program-files.ts";
import type { PageBuild } from "./render-page.ts";

export interface Pages {
  build: PageBuild;
  clientRoot: string | undefined;
  development: boolean;
  /** In development, Vite's middleware answers requests for its own files before the program. */
  wrap(listener: RequestListener): RequestListener;
}

const root = fileURLToPath(programFile("."));

export async function loadPages({ development }: { development: boolean }): Promise<Pages> {
  if (development) return loadDevelopmentPages();
  const build: ServerBuild = await import(programFile("build/pages/server/index.js").href);
  return { build, clientRoot: `${root}build/pages/client`, development: false, wrap: (listener) => listener };
}

async function loadDevelopmentPages(): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true } });
  return {
    build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    clientRoot: undefined,
    development: true,
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  };
}
