import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Compose {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
}

const read = (file: string) => readFileSync(file, "utf8");
const namesIn = (text: string) =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
/** The AWS SDK reads the last two itself. */
const known = new Set([...namesIn(read(".env.example")), "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]);
const { services } = parse(read("compose.yaml"), { merge: true }) as Compose;

describe("the recipes for several servers", () => {
  it.each(["shop-a", "shop-b"])("give %s only variables that the shop knows", (name) => {
    const given = Object.keys(services[name]?.environment ?? {});
    expect(given).toContain("DATABASE_URL");
    expect(given.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it("give the units only variables that the shop knows", () => {
    const unit = /^Environment=(.*)$/m.exec(read("deploy/systemd/manto@.service"))?.[1] ?? "";
    const given = [...namesIn(read("deploy/manto.env.example")), ...namesIn(unit.replaceAll(" ", "\n"))];
    expect(given).toContain("DRAIN_SECONDS");
    expect(given.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it("give each shop its own data folder", () => {
    expect(services["shop-a"]?.volumes).not.toEqual(services["shop-b"]?.volumes);
  });

  it("set every variable of the proxy's file whose default does not suit a container", () => {
    const wanted = [...read("deploy/haproxy.cfg").matchAll(/\$\{([A-Z_]+)-/g)].map(([, name = ""]) => name);
    expect(Object.keys(services.proxy?.environment ?? {}).sort()).toEqual(
      wanted.filter((name) => name !== "NAME").sort(),
    );
  });

  it("copy only existing files into the image", () => {
    const copied = [...read("Dockerfile").matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(
      ([, path = ""]) => path,
    );
    expect(copied.length).toBeGreaterThan(0);
    const made = new Set(["node_modules", "build"]);
    expect(copied.filter((path) => !made.has(path) && !existsSync(path))).toEqual([]);
  });
});
