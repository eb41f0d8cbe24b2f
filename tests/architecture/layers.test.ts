import { describe, expect, it } from "vitest";
import { type Import, importsOf, listImports } from "./imports.ts";

const imports = listImports(["src", "demo"]);
const within = (folder: string) => imports.filter(({ from }) => from.startsWith(folder));
const show = (found: Import[]) => found.map(({ from, to }) => `${from} → ${to}`);

/** Packages that compute and nothing else: usable in the browser and on the server. */
const purePackages = new Set(["zod"]);

describe("who may import whom", () => {
  it("the domain imports nothing but itself and pure packages", () => {
    const foreign = within("src/domain/").filter(({ to, isOurs }) =>
      isOurs ? !to.startsWith("src/domain/") : !purePackages.has(to),
    );
    expect(show(foreign)).toEqual([]);
  });

  it("an interface primitive knows neither the shop nor the server", () => {
    const foreign = within("src/app/ui/").filter(({ to, isOurs }) => isOurs && !to.startsWith("src/app/ui/"));
    expect(show(foreign)).toEqual([]);
  });

  it("a feature of the interface builds on the domain, the primitives and its neighbours", () => {
    const allowed = ["src/domain/", "src/app/ui/", "src/app/features/", "src/app/api-client.ts"];
    const foreign = within("src/app/features/").filter(
      ({ to, isOurs }) => isOurs && !allowed.some((prefix) => to.startsWith(prefix)),
    );
    expect(show(foreign)).toEqual([]);
  });

  it("the interface takes nothing but types from the server", () => {
    const foreign = within("src/app/").filter(
      ({ to, isTypeOnly }) => to.startsWith("src/server/") && !isTypeOnly,
    );
    expect(show(foreign)).toEqual([]);
  });

  it("the server takes nothing but types from the interface: it mounts the build", () => {
    const foreign = within("src/server/").filter(
      ({ to, isTypeOnly }) => to.startsWith("src/app/") && !isTypeOnly,
    );
    expect(show(foreign)).toEqual([]);
  });

  it("the service worker is no part of a page: it takes rules from the domain and looks from the primitives", () => {
    const allowed = ["src/worker/", "src/domain/", "src/app/ui/"];
    const worker = within("src/worker/");
    expect(worker.length).toBeGreaterThan(0);
    const foreign = worker.filter(
      ({ to, isOurs }) => !isOurs || !allowed.some((prefix) => to.startsWith(prefix)),
    );
    expect(show(foreign.filter(({ to }) => to !== "vitest"))).toEqual([]);
  });

  it("an API speaks to its own feature's services, never to tables", () => {
    const apis = imports.filter(({ from }) => /^src\/server\/[^/]+\/[^/]+-api\.ts$/.test(from));
    const foreign = apis.filter(({ to, isOurs }) => isOurs && /\/tables\.ts$/.test(to));
    expect(apis.length).toBeGreaterThan(0);
    expect(show(foreign)).toEqual([]);
  });

  it("a service does not know HTTP", () => {
    const services = imports.filter(({ from }) => /^src\/server\/.*-service\.ts$/.test(from));
    const foreign = services.filter(({ to }) => to === "hono" || to.startsWith("src/server/http/"));
    expect(services.length).toBeGreaterThan(0);
    expect(show(foreign)).toEqual([]);
  });

  it("what only tests need is used by tests only", () => {
    const users = imports.filter(({ to }) => /-fixture\.ts$/.test(to) || to.startsWith("tests/"));
    expect(show(users)).toEqual([]);
  });

  it("only the first start knows the demo", () => {
    const users = imports.filter(({ from, to }) => to.startsWith("demo/") && !from.startsWith("demo/"));
    expect(users.map(({ from }) => from)).toEqual(["src/server/first-start.ts"]);
  });
});

describe("reading the imports of a file", () => {
  it("sees static, re-exported, bare, type-only and dynamic imports", () => {
    const source = [
      'import { a } from "./a.ts";',
      'import type { B } from "#domain/b.ts";',
      'import "./c.css";',
      'export { d } from "../d.ts";',
      'const e = await import("#server/e.ts");',
      'import {\n  f,\n} from "zod";',
    ].join("\n");
    expect(importsOf("src/app/x.ts", source)).toEqual([
      { from: "src/app/x.ts", to: "src/app/a.ts", isOurs: true, isTypeOnly: false },
      { from: "src/app/x.ts", to: "src/domain/b.ts", isOurs: true, isTypeOnly: true },
      { from: "src/app/x.ts", to: "src/app/c.css", isOurs: true, isTypeOnly: false },
      { from: "src/app/x.ts", to: "src/d.ts", isOurs: true, isTypeOnly: false },
      { from: "src/app/x.ts", to: "zod", isOurs: false, isTypeOnly: false },
      { from: "src/app/x.ts", to: "src/server/e.ts", isOurs: true, isTypeOnly: false },
    ]);
  });
});
