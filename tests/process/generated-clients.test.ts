import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { addProduct, PASSWORD, signInOwner } from "../support/shop-client.ts";
import { addressOf, spawnServer, startedFolder } from "./server-process.ts";

const folder = fileURLToPath(new URL("../typescript-5-tools", import.meta.url));
const generated = path.join(folder, "generated");
const run = promisify(execFile);

/** Runs one of the generators and returns its warnings. */
async function generate(program: string, output: string): Promise<string> {
  const { stderr } = await run(
    process.execPath,
    [path.join(folder, "node_modules", program), ...output.split(" ")],
    {
      cwd: generated,
    },
  );
  return stderr;
}

it("client generators produce, without a warning, types and a client that places an order", async () => {
  const shop = spawnServer({ DATA_DIR: startedFolder() });
  const address = await addressOf(shop);
  await mkdir(generated, { recursive: true });
  onTestFinished(() => rm(generated, { recursive: true, force: true }));
  await writeFile(
    path.join(generated, "openapi.json"),
    await (await fetch(`${address}/api/openapi.json`)).text(),
  );

  expect(await generate("openapi-typescript/bin/cli.js", "openapi.json --output types.d.ts")).not.toMatch(
    /warn|error/i,
  );
  expect(await generate("oazapfts/dist/cli.js", "openapi.json client.ts")).toBe("");

  const { id } = await addProduct(address, await signInOwner(address));
  const client = await import(pathToFileURL(path.join(generated, "client.ts")).href);
  client.defaults.baseUrl = address;
  const account = { email: "ana@exemplo.com.br", password: PASSWORD };
  const { data: session } = await client.signUp(account);
  client.defaults.headers = { Authorization: `Bearer ${session.access_token}` };
  const order = await client.placeOrder("generated-client", {
    customer: "Ana Lima",
    customer_cep: "01001000",
    customer_address: "Praça da Sé, 1, São Paulo",
    customer_whatsapp: "11912345678",
    items: [{ id, size: "M", quantity: 2 }],
  });
  expect(order).toMatchObject({ status: 201, data: { status: "pending", total_amount: 399.8 } });
});
