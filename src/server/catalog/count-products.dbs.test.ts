import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { type CategoryFilter, countOffers, countProducts, countPublished } from "./count-products.ts";
import { categories, isPublished, products, subcategories } from "./tables.ts";

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
const kinds = ["add", "move", "hide", "publish", "offer", "remove"] as const;
const step = fc.record({ kind: fc.constantFrom(...kinds), place, amount: fc.integer({ min: 1, max: 4 }) });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take({ kind, place, amount }: Step): Promise<void> {
  const db = database.db();
  if (kind === "add") {
    const product = { name: "Camisa", priceCents: 100, ...place };
    await db.insert(products).values(Array.from({ length: amount }, () => product));
    return;
  }
  const some = inArray(
    products.id,
    db.select({ id: products.id }).from(products).orderBy(products.id).limit(amount),
  );
  const changes = {
    move: place,
    hide: { status: "hidden" },
    publish: { status: "published" },
    offer: { formerPriceCents: 200 },
  } as const;
  if (kind === "remove") await db.delete(products).where(some);
  else await db.update(products).set(changes[kind]).where(some);
}

const rollups = { products: countProducts, published: countPublished, offers: countOffers };

async function countRows(condition: SQL | undefined) {
  const [row] = await database
    .db()
    .select({
      products: count(),
      published: sql<number>`(count(*) filter (where ${isPublished}))::int`,
      offers: sql<number>`(count(*) filter (where ${isPublished} and ${products.isOnOffer}))::int`,
    })
    .from(products)
    .where(condition);
  return row;
}

async function readRollups(filter: CategoryFilter) {
  const read = Object.entries(rollups).map(async ([name, read]) => [name, await read(database.db(), filter)]);
  return Object.fromEntries(await Promise.all(read));
}

describe("the product count rollups", () => {
  it("equal a count of the products after any sequence of changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const one of steps) await take(one);
        expect(await readRollups({})).toEqual(await countRows(undefined));
        for (const { categoryId, subcategoryId } of places) {
          const inCategory = eq(products.categoryId, categoryId);
          expect(await readRollups({ categoryId })).toEqual(await countRows(inCategory));
          if (subcategoryId === null) continue;
          const inSubcategory = and(inCategory, eq(products.subcategoryId, subcategoryId));
          expect(await readRollups({ categoryId, subcategoryId })).toEqual(await countRows(inSubcategory));
        }
      }),
      { numRuns: 15 },
    );
  });
});
