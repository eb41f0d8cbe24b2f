import { describe, expect, it } from "vitest";
import { startPostgres } from "../support/postgres-server.ts";
import { addressOf, spawnServer, subscribe, temporaryFolder } from "./server-process.ts";

describe("while PostgreSQL is away", () => {
  it("pages seen before are still shown, others and writes say so, and health tells them apart", async () => {
    const postgres = await startPostgres();
    const server = spawnServer({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: postgres.url,
      SESSION_SECRET: "a secret of at least thirty-two characters",
    });
    const address = await addressOf(server);
    const seen = await (await fetch(`${address}/`)).text();
    await postgres.stop();

    const again = await fetch(`${address}/`);
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(seen);

    const unseen = await fetch(`${address}/categoria/retro`);
    expect(unseen.status).toBe(503);
    const html = await unseen.text();
    expect(html).toContain("Erro na conexão com o banco de dados");
    expect(html).toContain("Tentar novamente");

    const refused = await subscribe(address, "ana@exemplo.com.br");
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { code: "database_unavailable" } });

    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
  });
});
