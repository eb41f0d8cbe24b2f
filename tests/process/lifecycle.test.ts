import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { callShop, signInOwner } from "../support/shop-client.ts";
import { addressOf, spawnServer, startedFolder, temporaryFolder } from "./server-process.ts";

describe("starting the shop", () => {
  it("prints its URL and, the first time only, the owner's account", async () => {
    const DATA_DIR = temporaryFolder();
    const first = spawnServer({ DATA_DIR });
    const address = await addressOf(first);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(first.output()).toMatch(/Administração: http:\S+\/admin/);
    expect(first.output()).toMatch(/dono@manto\.local\s+Senha:\s+\S{12,}/);
    first.process.kill("SIGTERM");
    await first.exited;

    const second = spawnServer({ DATA_DIR });
    await addressOf(second);
    expect(second.output()).not.toContain("Senha:");
  });

  it("never prints a password that the environment gave to the owner, not even in a debug log", async () => {
    const STORE_OWNER_PASSWORD = "segredo-do-dono";
    const server = spawnServer({ DATA_DIR: temporaryFolder(), STORE_OWNER_PASSWORD, LOG_LEVEL: "debug" });
    await addressOf(server);
    expect(server.output()).toContain("dono@manto.local");
    expect(server.output()).not.toContain(STORE_OWNER_PASSWORD);
  });

  it.runIf(process.platform === "linux")("limits malloc to two arenas", async () => {
    const server = spawnServer({ DATA_DIR: startedFolder() });
    await addressOf(server);
    expect(readFileSync(`/proc/${server.process.pid}/environ`, "utf8")).toContain("\0MALLOC_ARENA_MAX=2\0");
  });

  it("works under Node's watch mode, in which threads report the files they load", async () => {
    const server = spawnServer({ DATA_DIR: startedFolder(), WATCH_REPORT_DEPENDENCIES: "1" });
    expect((await fetch(`${await addressOf(server)}/readyz`)).status).toBe(200);
  });

  // A development server compiles its modules for the first page that needs them, which is slow on a busy machine.
  it("shows the page of components while developing", async () => {
    const server = spawnServer({ DATA_DIR: startedFolder() }, "--dev");
    const page = await fetch(`${await addressOf(server)}/_ui`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Componentes e estados");
  });

  it("stops at a bad variable, with a line that names it", async () => {
    const server = spawnServer({ DATA_DIR: temporaryFolder(), PORT: "muitas" });
    expect((await server.exited).code).toBe(1);
    expect(server.output()).toBe("PORT: must be a port number\n");
  });

  it("stops at a port in use, with one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const server = spawnServer({ DATA_DIR: startedFolder(), PORT: String(port) });
    const { code } = await server.exited;
    other.close();
    expect(code).toBe(1);
    expect(server.output().trim()).toBe(`PORT: 127.0.0.1:${port} is already in use by another program`);
  });

  it("refuses a data folder that another process uses, with one line", async () => {
    const DATA_DIR = startedFolder();
    const first = spawnServer({ DATA_DIR });
    await addressOf(first);
    const second = spawnServer({ DATA_DIR });
    expect((await second.exited).code).toBe(1);
    expect(second.output().trim().split("\n")).toEqual([
      expect.stringContaining("already open in another process"),
    ]);
  });
});

describe("stopping the shop", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "%s finishes what is under way and leaves with 0",
    async (signal) => {
      const server = spawnServer({ DATA_DIR: startedFolder() });
      const address = await addressOf(server);
      const answer = fetch(`${address}/api/store`);
      server.process.kill(signal);
      const [{ code }, response] = await Promise.all([server.exited, answer.catch(() => undefined)]);
      expect(code).toBe(0);
      // The request may have arrived too late to be accepted; an accepted one is answered completely.
      if (response) expect(await response.json()).toMatchObject({ name: "Manto" });
    },
  );

  it("ends the live streams of open back-offices instead of waiting for them", async () => {
    const server = spawnServer({ DATA_DIR: startedFolder() });
    const address = await addressOf(server);
    const stream = await callShop(address, "/api/admin/events", { token: await signInOwner(address) });
    expect(stream.status).toBe(200);
    server.process.kill("SIGTERM");
    // The stream must end properly, because a broken connection would make this throw.
    expect(await stream.text()).toContain("heartbeat");
    expect((await server.exited).code).toBe(0);
  });
});
