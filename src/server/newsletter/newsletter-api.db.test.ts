import { describe, expect, it } from "vitest";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { newsletterSubscribers } from "./tables.ts";

const app = setUpTestApp();
const subscribe = (email: string) =>
  app.request("/api/newsletter/subscriptions", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });

describe("POST /api/newsletter/subscriptions", () => {
  it("puts an address on the list once, however it is written", async () => {
    expect((await subscribe("Ana@Exemplo.com.br")).status).toBe(204);
    expect((await subscribe("ana@exemplo.com.br")).status).toBe(204);
    const rows = await app.database.db().select().from(newsletterSubscribers);
    expect(rows).toMatchObject([{ email: "ana@exemplo.com.br", status: "confirmed" }]);
  });
});
