import { inArray } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { compareProductRollups } from "./catalog-fixture.ts";
import { categories, products } from "./tables.ts";

const database = setUpTestDatabase();
const db = () => database.db();

beforeAll(async () => {
  await db().insert(categories).values({ id: "1", name: "Um" });
});

const name = fc
  .array(fc.constantFrom("Maré", "mare", "ALTA", "Ipê", "de", "1982", "26/27", "Canário-2"), { minLength: 1 })
  .map((words) => words.join(" "));
/** These times are around midnight in São Paulo (03:00 UTC), where days in UTC and in São Paulo differ. */
const createdAt = fc.nat(6).map((hour) => new Date(Date.UTC(2026, 2, 1, hour)));
const step = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), names: fc.array(name, { minLength: 1 }), createdAt }),
  fc.record({ kind: fc.constant("rename" as const), name, amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("price" as const), amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("move" as const), createdAt, amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("remove" as const), amount: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(one: Step): Promise<void> {
  if (one.kind === "add") {
    const rows = one.names.map((each) => ({ name: each, priceCents: 1, categoryId: "1" }));
    await db()
      .insert(products)
      .values(rows.map((row) => ({ ...row, createdAt: one.createdAt })));
    return;
  }
  const some = db().select({ id: products.id }).from(products).orderBy(products.id).limit(one.amount);
  const chosen = inArray(products.id, some);
  if (one.kind === "remove") await db().delete(products).where(chosen);
  else if (one.kind === "rename") await db().update(products).set({ name: one.name }).where(chosen);
  else if (one.kind === "move") await db().update(products).set({ createdAt: one.createdAt }).where(chosen);
  else await db().update(products).set({ priceCents: 2 }).where(chosen);
}

describe("the rollups of product words and days", () => {
  it("equal what is counted from the products after any sequence of changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const one of steps) await take(one);
        const { stored, counted } = await compareProductRollups(db());
        expect(stored).toEqual(counted);
      }),
      { numRuns: 20 },
    );
  });
});
