import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { newsletterSubscribers } from "./tables.ts";

const app = setUpTestApp();
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  const rows: (typeof newsletterSubscribers.$inferInsert)[] = Array.from({ length: 30 }, (_, index) => ({
    email: `pessoa${String(index).padStart(2, "0")}@exemplo.com.br`,
    status: index % 3 === 0 ? "pending" : "confirmed",
    token: `token-${index}`,
    createdAt: new Date(Date.UTC(2026, 2, 1, index)),
  }));
  rows.push({
    email: "saiu@exemplo.com.br",
    status: "unsubscribed",
    token: "token-saiu",
    createdAt: new Date(Date.UTC(2026, 1, 1, 12)),
  });
  await app.database.db().insert(newsletterSubscribers).values(rows);
});

const list = async (query: string) =>
  (await send(app, "GET", `/api/admin/newsletter${query}`, { headers: owner.headers })).body;
const emailsOf = (page: { rows: { email: string }[] }) => page.rows.map(({ email }) => email.split("@")[0]);

describe("GET /api/admin/newsletter", () => {
  it("shows the newest addresses first, page by page, and never their tokens", async () => {
    const first = await list("");
    expect(first).toMatchObject({ total: 31, total_is_exact: true, previous: null });
    expect(emailsOf(first).slice(0, 2)).toEqual(["pessoa29", "pessoa28"]);
    const second = await list(`?cursor=${first.next}`);
    expect(emailsOf(second)).toEqual(["pessoa04", "pessoa03", "pessoa02", "pessoa01", "pessoa00", "saiu"]);
    expect(JSON.stringify(first)).not.toContain("token");
  });

  it.each([
    ["?status=unsubscribed", ["saiu"]],
    ["?q=PESSOA07", ["pessoa07"]],
    ["?q=pessoa0&status=pending", ["pessoa09", "pessoa06", "pessoa03", "pessoa00"]],
    ["?q=_", []],
  ])("with %s shows %j", async (query, emails) => {
    expect(emailsOf(await list(query))).toEqual(emails);
  });

  it("refuses a state that does not exist", async () => {
    expect((await list("?status=talvez")).error.fields).toEqual({ status: "Situação inválida" });
  });
});

describe("GET /api/admin/newsletter/export", () => {
  it("writes the filtered addresses, each with its unsubscribe link", async () => {
    const response = await app.request("/api/admin/newsletter/export?status=unsubscribed", {
      headers: owner.headers,
    });
    expect((await response.text()).split("\r\n")).toEqual([
      "E-mail;Situação;Inscrição;Confirmação;Cancelamento;Link para cancelar",
      "saiu@exemplo.com.br;Cancelado;01/02/2026 09:00;;;http://loja.test/newsletter/cancelar?token=token-saiu",
      "",
    ]);
  });
});

describe("DELETE /api/admin/newsletter/{id}", () => {
  it("removes an address and records that in the audit log, without the address", async () => {
    const [row] = (await list("?q=pessoa29")).rows;
    const path = `/api/admin/newsletter/${row.id}`;
    expect((await send(app, "DELETE", path, { headers: owner.headers })).status).toBe(204);
    expect((await list("?q=pessoa29")).rows).toEqual([]);
    const log = await app.database.db().select().from(auditLog);
    expect(log).toMatchObject([{ action: "newsletter.removed", subjectId: row.id }]);
    expect(JSON.stringify(log)).not.toContain("pessoa29");
    expect((await send(app, "DELETE", path, { headers: owner.headers })).status).toBe(404);
  });
});
