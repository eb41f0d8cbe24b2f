import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "./tables.ts";

const app = setUpTestApp();
let ana: SignedInTester;
const bia = crypto.randomUUID();

beforeAll(async () => {
  ana = await signedInAs(app, "administrator");
  const minute = 60_000;
  const start = Date.parse("2026-03-10T12:00:00Z");
  const entries = Array.from({ length: 60 }, (_, index) => ({
    at: new Date(start + index * minute),
    actorId: index % 2 === 0 ? ana.userId : bia,
    actorEmail: index % 2 === 0 ? ana.email : "bia@exemplo.com.br",
    action: "product.changed",
    subjectType: index % 3 === 0 ? "product" : "order",
    summary: `Alteração ${index}`,
    details: { before: { index }, after: { index: index + 1 } },
  }));
  // 01:30 UTC on the 12th is still the 11th in São Paulo.
  const late = {
    at: new Date("2026-03-12T01:30:00Z"),
    action: "settings.changed",
    subjectType: "settings",
    summary: "Tarde da noite",
  };
  await app.database
    .db()
    .insert(auditLog)
    .values([...entries, late]);
});

const read = async (query = "") =>
  (await send(app, "GET", `/api/admin/audit-log${query}`, { headers: ana.headers })).body;
const summaries = ({ rows }: { rows: { summary: string }[] }) => rows.map(({ summary }) => summary);

describe("GET /api/admin/audit-log", () => {
  it("shows who, what and when, the newest first", async () => {
    const page = await read("?subject=product");
    expect(page.rows[0]).toMatchObject({
      summary: "Alteração 57",
      actor_email: "bia@exemplo.com.br",
      at: "2026-03-10T12:57:00.000Z",
      details: { before: { index: 57 }, after: { index: 58 } },
    });
  });

  it("pages through all entries once, forwards and back", async () => {
    const first = await read();
    const second = await read(`?cursor=${first.next}`);
    const third = await read(`?cursor=${second.next}`);
    expect(first.total).toBe(61);
    const seen = [first, second, third].flatMap(summaries);
    expect(new Set(seen).size).toBe(61);
    expect(third.next).toBeNull();
    expect(summaries(await read(`?cursor=${second.previous}`))).toEqual(summaries(first));
  });

  it("can be narrowed to a person and a subject", async () => {
    expect((await read(`?person=${bia}`)).total).toBe(30);
    expect((await read(`?person=${ana.userId}&subject=product`)).total).toBe(10);
  });

  it("takes days as those of São Paulo, both ends included", async () => {
    expect(summaries(await read("?from=2026-03-11&to=2026-03-11"))).toEqual(["Tarde da noite"]);
    expect((await read("?to=2026-03-10")).total).toBe(60);
  });

  it.each(["?person=1", "?subject=nada", "?from=ontem", "?from=2026-03-12&to=2026-03-10", "?cursor=x"])(
    "refuses %s",
    async (query) => {
      const { status } = await send(app, "GET", `/api/admin/audit-log${query}`, { headers: ana.headers });
      expect(status).toBe(400);
    },
  );
});

it("GET /api/admin/audit-log/people lists everyone who has changed something", async () => {
  const { body } = await send(app, "GET", "/api/admin/audit-log/people", { headers: ana.headers });
  expect(body).toEqual([
    { id: ana.userId, email: ana.email },
    { id: bia, email: "bia@exemplo.com.br" },
  ]);
});
