import { describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { consumeOneTimeValue, createOneTimeValue, revokeOneTimeValues } from "./one-time-values.ts";
import { verifications } from "./tables.ts";

const database = setUpTestDatabase();
const now = new Date("2026-05-01T12:00:00Z");
const expiresAt = new Date("2026-05-01T13:00:00Z");
const create = (value: string, purpose = "recovery") =>
  createOneTimeValue(database.db(), { purpose, value, expiresAt });
const consume = (token: string, { purpose = "recovery", at = now } = {}) =>
  consumeOneTimeValue(database.db(), { purpose, token }, at);

describe("a one-time value", () => {
  it("comes back for its token", async () => {
    expect(await consume(await create("user 1"))).toBe("user 1");
  });

  it("comes back once", async () => {
    const token = await create("user 2");
    await consume(token);
    expect(await consume(token)).toBeUndefined();
  });

  it("comes back once, also when its token is shown many times at the same moment", async () => {
    const token = await create("user 3");
    const answers = await Promise.all(Array.from({ length: 8 }, () => consume(token)));
    expect(answers.filter((value) => value !== undefined)).toEqual(["user 3"]);
  });

  it("comes back until it expires", async () => {
    const token = await create("user 4");
    expect(await consume(token, { at: expiresAt })).toBeUndefined();
    expect(await consume(token, { at: new Date(expiresAt.getTime() - 1) })).toBe("user 4");
  });

  it("comes back for its own purpose only", async () => {
    const token = await create("user 5");
    expect(await consume(token, { purpose: "signup" })).toBeUndefined();
    expect(await consume(token)).toBe("user 5");
  });

  it("has a token that the table does not hold, and nothing in the table is one", async () => {
    const token = await create("user 6");
    const rows = await database.db().select().from(verifications);
    expect(JSON.stringify(rows)).not.toContain(token);
    const answers = await Promise.all(rows.map(({ identifier }) => consume(identifier)));
    expect(answers.every((value) => value === undefined)).toBe(true);
  });

  it("is gone with all of its tokens when it is revoked, and others stay", async () => {
    const [first, second, other] = [await create("user 7"), await create("user 7"), await create("user 8")];
    await revokeOneTimeValues(database.db(), "user 7");
    expect([await consume(first), await consume(second)]).toEqual([undefined, undefined]);
    expect(await consume(other)).toBe("user 8");
  });
});
