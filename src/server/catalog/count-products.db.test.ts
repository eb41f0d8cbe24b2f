import { count, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { countProducts } from "./count-products.ts";
import { categories, products, subcategories } from "./tables.ts";

const database = setUpTestDatabase();
const places = [
  { categoryId: "1", subcategoryId: null },
  { categoryId: "1", subcategoryId: "00000000-0000-4000-8000-000000000001" },
  { categoryId: "2", subcategoryId: null },
];

beforeAll(async () => {
  const db = database.db();
  await db.insert(categories).values([
    { id: "1", name: "Um" },
    { id: "2", name: "Dois" },
  ]);
  await db.insert(subcategories).values({ id: places[1]?.subcategoryId ?? "", name: "Sub", categoryId: "1" });
});

const place = fc.constantFrom(...places);
const step = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), place, amount: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("move" as const), place, amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("remove" as const), place, amount: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take({ kind, place, amount }: Step): Promise<void> {
  const db = database.db();
  if (kind === "add") {
    const product = { name: "Camisa", priceCents: 100, ...place };
    await db.insert(products).values(Array.from({ length: amount }, () => product));
    return;
  }
  const some = db.select({ id: products.id }).from(products).orderBy(products.id).limit(amount);
  if (kind === "move") await db.update(products).set(place).where(inArray(products.id, some));
  else await db.delete(products).where(inArray(products.id, some));
}

describe("the product count rollups", () => {
  it("equal a count of the products after any sequence of changes", async () => {
    const db = database.db();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const one of steps) await take(one);
        const [all] = await db.select({ total: count() }).from(products);
        expect(await countProducts(db)).toBe(all?.total);
        for (const { categoryId, subcategoryId } of places) {
          const [inCategory] = await db
            .select({ total: count() })
            .from(products)
            .where(eq(products.categoryId, categoryId));
          expect(await countProducts(db, { categoryId })).toBe(inCategory?.total);
          if (subcategoryId === null) continue;
          const [inSubcategory] = await db
            .select({ total: count() })
            .from(products)
            .where(sql`${products.subcategoryId} = ${subcategoryId}`);
          expect(await countProducts(db, { categoryId, subcategoryId })).toBe(inSubcategory?.total);
        }
      }),
      { numRuns: 15 },
    );
  });
});
