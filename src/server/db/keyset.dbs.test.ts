import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { newsletterSubscribers } from "../newsletter/tables.ts";
import { type Keyset, pageByKeyset } from "./keyset.ts";

const database = setUpTestDatabase();

const newestFirst: Keyset = {
  by: newsletterSubscribers.createdAt,
  type: "instant",
  id: newsletterSubscribers.id,
  direction: "desc",
};

const read = (keyset: Keyset, cursor?: string) =>
  pageByKeyset(keyset, { cursor, size: 3 }, ({ where, orderBy, limit, sortKey }) =>
    database
      .db()
      .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email, sortKey })
      .from(newsletterSubscribers)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  );

describe("a list paged by keyset", () => {
  beforeAll(async () => {
    // Eight rows a microsecond apart, except two with the same instant.
    await database.db().execute(sql`
      insert into newsletter_subscribers (email, token, created_at)
      select n || '@exemplo.com.br', n::text, timestamptz '2026-01-01 12:00:00+00' + least(n, 7) * interval '1 microsecond'
      from generate_series(1, 8) n`);
  });

  it("shows every row once on the way forward", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(newestFirst, cursor);
      seen.push(...page.rows.map(({ email }) => email));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
    expect(seen.at(-1)).toBe("1@exemplo.com.br");
  });

  it("shows the same page again on the way back", async () => {
    const first = await read(newestFirst);
    const second = await read(newestFirst, first.next ?? undefined);
    expect(second.previous).not.toBeNull();
    const again = await read(newestFirst, second.previous ?? undefined);
    expect(again.rows).toEqual(first.rows);
    expect(again.previous).toBeNull();
    expect(again.next).toBe(first.next);
  });

  it("pages by a text as well", async () => {
    const byEmail: Keyset = {
      ...newestFirst,
      by: newsletterSubscribers.email,
      type: "text",
      direction: "asc",
    };
    const first = await read(byEmail);
    const second = await read(byEmail, first.next ?? undefined);
    expect(second.rows.map(({ email }) => email[0])).toEqual(["4", "5", "6"]);
  });

  it.each([
    "nonsense",
    Buffer.from("[]").toString("base64url"),
    Buffer.from('["x","y",false]').toString("base64url"),
    Buffer.from('["1","not-a-uuid",false]').toString("base64url"),
  ])("refuses the forged cursor %s", async (cursor) => {
    await expect(read(newestFirst, cursor)).rejects.toMatchObject({ code: "invalid_request" });
  });
});
