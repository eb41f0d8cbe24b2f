import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertOrders } from "./orders-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let ids: string[];

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  ids = await insertOrders(app.database.db(), [
    { id: "a41f09c2-0000-4000-8000-000000000000", customer: "João Prado", totalCents: 300 },
    {
      customer: "Marina Duarte",
      status: "completed",
      totalCents: 96970,
      paidAt: new Date("2026-05-11T12:30:00Z"),
    },
    { customer: "Rafael Antunes", status: "shipped", totalCents: 200, customerWhatsapp: "21987654321" },
    // This is late on the 2nd in São Paulo and already the 3rd in UTC.
    { customer: "Álvaro 100%", totalCents: 200, createdAt: new Date("2026-03-03T02:59:59Z") },
    { customer: "Excluída", deletedAt: new Date(), status: "completed", openedAt: null },
  ]);
});

const get = (path: string) => send(app, "GET", `/api/admin/orders${path}`, { headers: owner.headers });
const namesOf = async (query: string) => {
  const { body } = await get(query);
  return body.rows.map(({ customer }: { customer: string }) => customer);
};

describe("GET /api/admin/orders", () => {
  it("lists the newest first, without deleted ones, and says how many there are", async () => {
    const { body } = await get("");
    expect(body).toMatchObject({ total: 4, total_is_exact: true, next: null, previous: null });
    expect(body.rows[0]).toMatchObject({
      id: ids[0],
      customer: "João Prado",
      total_amount: 3,
      status: "pending",
      opened: false,
    });
    expect(body.rows.at(-1).customer).toBe("Álvaro 100%");
  });

  it.each([
    ["a41f09c2", ["João Prado"]],
    ["%23A41F", ["João Prado"]],
    ["a41f09c2-0000-4000-8000-000000000000", ["João Prado"]],
    ["joao", ["João Prado"]],
    ["MARÍNA", ["Marina Duarte"]],
    ["concluido", ["Marina Duarte"]],
    ["Enviado", ["Rafael Antunes"]],
    ["(21) 98765-4321", ["Rafael Antunes"]],
    ["100%25", ["Álvaro 100%"]],
    ["100_", []],
    ["excluída", []],
    ["completed", []],
  ])("?q=%s finds %j", async (q, found) => {
    expect(await namesOf(`?q=${q}`)).toEqual(found);
  });

  it.each([
    ["?status=completed", ["Marina Duarte"]],
    ["?from=2026-03-02&to=2026-03-02", ["Álvaro 100%"]],
    ["?from=2026-03-03&to=2026-05-09", []],
    ["?to=2026-05-10&status=pending", ["João Prado", "Álvaro 100%"]],
    ["?payment=paid", ["Marina Duarte"]],
    ["?payment=unpaid&to=2026-05-10", ["João Prado", "Rafael Antunes", "Álvaro 100%"]],
    ["?payment=unpaid&status=completed", []],
    ["?sort=customer", ["Álvaro 100%", "João Prado", "Marina Duarte", "Rafael Antunes"]],
    ["?sort=-customer", ["Rafael Antunes", "Marina Duarte", "João Prado", "Álvaro 100%"]],
    ["?sort=date&status=pending", ["Álvaro 100%", "João Prado"]],
  ])("%s answers %j", async (query, found) => {
    const { body } = await get(query);
    expect(body.rows.map(({ customer }: { customer: string }) => customer)).toEqual(found);
    expect(body.total).toBe(found.length);
  });

  it("sorts by total in either direction", async () => {
    const totalsOf = async (sort: string) =>
      (await get(`?sort=${sort}`)).body.rows.map((row: { total_amount: number }) => row.total_amount);
    expect(await totalsOf("total")).toEqual([2, 2, 3, 969.7]);
    expect(await totalsOf("-total")).toEqual([969.7, 3, 2, 2]);
  });

  it.each([
    "?from=2026-13-01",
    "?from=2026-02-02&to=2026-01-01",
    "?sort=name",
    "?payment=maybe",
    "?cursor=x",
    "?q=%00",
  ])("refuses %s", async (query) => {
    expect((await get(query)).status).toBe(400);
  });
});

describe("GET /api/admin/orders/summary", () => {
  it("sums the completed orders that are not deleted", async () => {
    expect((await get("/summary")).body).toEqual({ completed_cents: 96970, completed_count: 1 });
  });
});

describe("GET /api/admin/orders/unopened", () => {
  it("counts the unopened orders and lists them newest first", async () => {
    const { body } = await get("/unopened");
    expect(body.count).toBe(4);
    expect(body.orders.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 4));
  });
});

describe("GET /api/admin/orders/production", () => {
  it("answers the chosen orders with their items, and no deleted one", async () => {
    const { body } = await get(`/production?ids=${ids[0]},${ids[4]}`);
    expect(body).toHaveLength(1);
    expect(body[0].items[0]).toMatchObject({ size: "G", customization: { name: "JOÃO", number: "10" } });
  });

  it("refuses more than fit on a sheet", async () => {
    expect((await get(`/production?ids=${Array.from({ length: 101 }, () => ids[0])}`)).status).toBe(400);
  });
});

describe("GET /api/admin/orders/export", () => {
  it("is a spreadsheet of exactly the filtered orders", async () => {
    const { body, headers } = await get("/export?q=concluído");
    expect(headers.get("Content-Disposition")).toMatch(/filename="pedidos-\d{4}-\d{2}-\d{2}\.csv"/);
    expect(headers.get("X-Total-Count")).toBe("1");
    expect(body).toBe(
      "ID;Cliente;Whatsapp;CEP;Endereço;Total;Status;Data Criação\r\n" +
        `${ids[1]};Marina Duarte;(11) 91234-5678;01001-000;Rua A, 1;969,70;Concluído;10/05/2026 11:59\r\n`,
    );
  });

  it("has further columns where the complete one is asked for", async () => {
    const { body, headers } = await get("/export?q=concluído&complete=true");
    expect(headers.get("Content-Disposition")).toMatch(/filename="pedidos-completo-\d{4}-\d{2}-\d{2}\.csv"/);
    expect(body).toBe(
      "ID;Cliente;Whatsapp;CEP;Endereço;Total;Status;Data Criação;Pago em\r\n" +
        `${ids[1]};Marina Duarte;(11) 91234-5678;01001-000;Rua A, 1;969,70;Concluído;10/05/2026 11:59;11/05/2026 09:30\r\n`,
    );
  });

  it("starts with a byte order mark, so that spreadsheets read it as UTF-8", async () => {
    const response = await app.request("/api/admin/orders/export?status=nenhum", { headers: owner.headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it("holds every order once, however many pieces it takes", async () => {
    const many = Array.from({ length: 2100 }, (_, index) => ({ customer: `Lote ${index % 7}` }));
    await insertOrders(app.database.db(), many);
    const { body } = await get("/export?q=lote&sort=customer");
    const lines = body.trim().split("\r\n").slice(1);
    expect(new Set(lines.map((line: string) => line.slice(0, 36))).size).toBe(2100);
    expect(lines).toHaveLength(2100);
  });

  it.each(["q=lote", "payment=unpaid"])(
    "?%s, which finds very many, is not counted to the end",
    async (query) => {
      const { body } = await get(`?${query}`);
      expect(body).toMatchObject({ total: 1000, total_is_exact: false });
      expect((await get("?from=2026-01-01")).body).toMatchObject({ total: 2104, total_is_exact: true });
    },
  );
});
