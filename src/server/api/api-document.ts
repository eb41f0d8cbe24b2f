import type { ApiApp } from "./new-api.ts";

export type ApiDocument = ReturnType<typeof apiDocument>;

/** The doors beside /api, by the path under which each stands. */
export type Doors = Record<string, ApiApp>;

const document = {
  openapi: "3.1.0",
  info: {
    title: "Manto",
    version: "1",
    description: "A loja por programa: tudo o que as telas fazem passa por estas operações.",
  },
  servers: [{ url: "/api" }],
};

/** One document for all of them: a path of another door names that door's address. */
export function apiDocument(api: ApiApp, otherDoors: Doors) {
  const whole = api.getOpenAPI31Document(document);
  const paths = { ...whole.paths };
  for (const [url, door] of Object.entries(otherDoors)) {
    for (const [path, item] of Object.entries(door.getOpenAPI31Document(document).paths ?? {})) {
      if (paths[path]) throw new Error(`Two operations are documented at ${path}`);
      paths[path] = { ...item, servers: [{ url }] };
    }
  }
  return { ...whole, paths };
}
