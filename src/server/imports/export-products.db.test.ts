import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { categories, imageMetadata, products, subcategories } from "../catalog/tables.ts";
import { importTools } from "./imports-fixture.ts";
import { parseCsv } from "./parse-csv.ts";
import { imports } from "./tables.ts";

const app = setUpTestApp();
let headers: Record<string, string>;
const { check, download, act } = importTools(app, () => headers);
const db = () => app.database.db();
let goleiro: string;

beforeAll(async () => {
  ({ goleiro } = await insertCategories(db()));
  await db().insert(categories).values({ id: "5", name: "Conjuntos" });
  await db().insert(subcategories).values({ name: "Padrão", categoryId: "5" });
  ({ headers } = await signedInAs(app, "administrator"));
});
beforeEach(async () => {
  await db().delete(products);
  await db().delete(imports);
});

/** Texts that are difficult for spreadsheets: quotes, separators, line breaks, formulas. */
const nasty = [
  "=1+1",
  "'=1",
  "-5",
  "@soma",
  'diz "oi"; e vai',
  "duas\nlinhas\n\ne mais",
  "  sobra ",
  "ç ã é 👕",
  "0012",
];

async function insertProducts(texts: readonly string[]): Promise<void> {
  const rows = await db()
    .insert(products)
    .values(
      texts.map((text, index) => ({
        code: index % 3 === 0 ? null : `${index}${text.trim().slice(0, 20)}`.replace(/\s+/g, " "),
        name: `${text.replace(/\s+/g, " ").trim().slice(0, 100)} ${index}`.trim(),
        priceCents: (index * 997) % 100_000_000,
        formerPriceCents: index % 2 === 0 ? null : ((index * 997) % 100_000_000) + 5,
        description: text.trim() || null,
        isNew: index % 2 === 0,
        isFeatured: index % 5 === 0,
        ...(index % 4 === 0 ? { categoryId: "5" } : { categoryId: "1", subcategoryId: goleiro }),
      })),
    )
    .returning({ id: products.id });
  const [first] = rows;
  await db()
    .insert(imageMetadata)
    .values([
      { productId: first?.id ?? "", url: "https://fotos.exemplo.com/a,b.jpg?w=1", isPrimary: true },
      {
        productId: first?.id ?? "",
        s3Key: "products/202611/aaaaaaaaaaaaaaaaaaaaaa.webp",
        url: "/storage/v1/object/public/product-images/products/202611/aaaaaaaaaaaaaaaaaaaaaa.webp",
        position: 1,
      },
    ]);
}

describe("the catalogue as a spreadsheet", () => {
  it.each(["csv", "xlsx"])("changes nothing when it is imported again: %s", async (format) => {
    await insertProducts(nasty);
    const report = await check(await download(`/products/export?format=${format}`));
    expect(report.lines.flatMap(({ changes, problems }) => [...changes, ...problems])).toEqual([]);
    expect(report.counts).toMatchObject({ unchanged: nasty.length, create: 0, update: 0, error: 0 });
  });

  it("is imported unchanged whatever its texts are", async () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
    const writable = (value: string) => value.replace(/\p{Cc}|\p{Cs}|\p{Co}|\p{Cn}/gu, "").trim();
    const texts = fc.sample(text, { numRuns: 150, seed: 7 }).map(writable).filter(Boolean);
    await insertProducts(texts);
    const report = await check(await download("/products/export"));
    expect(report.counts).toMatchObject({ unchanged: texts.length, update: 0, error: 0 });
  });

  it("escapes texts that a spreadsheet would run as a formula", async () => {
    await insertProducts(["=1+1"]);
    expect(new TextDecoder().decode(await download("/products/export"))).toContain("'=1+1");
  });

  it("can be imported into another shop", async () => {
    await insertProducts(["Camisa"]);
    const [head = [], row = []] = parseCsv(await download("/products/export"));
    await db().delete(products);
    const file = [head, row].map((cells) => cells.slice(1, -1).join(";")).join("\n");
    expect(await act((await check(file)).id, "apply")).toMatchObject({
      status: "done",
      counts: { written: 1 },
    });
  });
});

describe("the template", () => {
  it.each(["csv", "xlsx"])("can be imported as it is: %s", async (format) => {
    const report = await check(await download(`/imports/template?format=${format}`));
    expect(report).toMatchObject({ status: "ready", ignored_columns: [], counts: { create: 1, error: 0 } });
  });
});
