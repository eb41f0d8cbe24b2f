import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { addressOf, spawnServer, subscribe, temporaryFolder } from "./server-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command like the operator, but without npm. */
async function run(script: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close");
  return { code, said };
}

it("a running shop is backed up, and restored into another folder with all its data", async () => {
  const DATA_DIR = temporaryFolder();
  const file = path.join(temporaryFolder(), "loja.tar.gz");
  const server = spawnServer({ DATA_DIR });
  expect((await subscribe(await addressOf(server), "ana@exemplo.com.br")).ok).toBe(true);

  const backup = await run("backup", [file], { DATA_DIR });
  expect(backup).toEqual({ code: 0, said: expect.stringContaining(file) });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(path.dirname(file))).toEqual(["loja.tar.gz"]);
  server.process.kill("SIGTERM");
  expect((await server.exited).code).toBe(0);

  const elsewhere = { DATA_DIR: temporaryFolder() };
  expect(await run("restore", [file], elsewhere)).toMatchObject({ code: 0 });
  const again = await run("restore", [file], elsewhere);
  expect(again).toEqual({ code: 1, said: expect.stringContaining("não está vazio") });

  const restored = spawnServer({ ...elsewhere, STORE_OWNER_PASSWORD: "segredo-do-dono" });
  const address = await addressOf(restored);
  const { access_token } = await signIn(address, DATA_DIR);
  const list = await fetch(`${address}/api/admin/newsletter`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(await list.text()).toContain("ana@exemplo.com.br");
});

/** Signs in with the password that the first shop generated, because the backup contains the account. */
async function signIn(address: string, dataDir: string): Promise<{ access_token: string }> {
  const password = fs.readFileSync(path.join(dataDir, "owner-password"), "utf8").trim();
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "dono@manto.local", password }),
  });
  return answer.json();
}

it("a backup of a folder without a shop is refused and leaves no file behind", async () => {
  const DATA_DIR = temporaryFolder();
  const backup = await run("backup", [path.join(DATA_DIR, "nada.tar.gz")], { DATA_DIR });
  expect(backup).toEqual({ code: 1, said: expect.stringContaining("Não há loja aqui") });
  expect(fs.readdirSync(DATA_DIR)).toEqual([]);
});
