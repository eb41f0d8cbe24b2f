import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setUpTestApp, TEST_ORIGIN } from "../../../../tests/support/app.ts";
import { insertCategories, insertProducts } from "../catalog-fixture.ts";
import { stockLevels } from "../stock-tables.ts";
import { countStock, setFewUnits } from "./stock-fixture.ts";
import { warnOfLowStock } from "./warn-of-low-stock.ts";

const app = setUpTestApp({ mailDelivers: true });
let aurora: string;
let day = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [aurora = ""] = await insertProducts(db, [{ name: "Camisa <Aurora>" }]);
});

beforeEach(async () => {
  await app.database.db().delete(stockLevels);
  await sayFew(3);
  // Earlier tests told the owner at another day.
  day += 10 * 86_400_000;
});

const sayFew = (few: number | null) => setFewUnits(app.database.db(), few);
const count = (units: Record<string, number>) => countStock(app.database.db(), aurora, units);
/** Runs the chore on the given day, and returns the mails that it sent. */
async function mailsOn(days: number) {
  const before = (await app.mails()).length;
  await warnOfLowStock(app.services(), new Date(day + days * 86_400_000));
  return (await app.mails()).slice(before);
}

describe("the mail about low stock", () => {
  it("names each size once, in the order of the grid, with a link to the product's stock", async () => {
    await count({ GG: 3, M: 0, P: 4, XGG: 0 });
    const [mail, ...others] = await mailsOn(0);
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe("loja@loja.test");
    expect(mail?.subject).toBe("Estoque baixo na Manto: 1 produto");
    expect(mail?.text).toContain("Camisa <Aurora>\nM: esgotado · GG: 3 unidades\n");
    expect(mail?.text).toContain(`${TEST_ORIGIN}/admin/estoque/${aurora}`);
    expect(mail?.html).toContain("Camisa &lt;Aurora&gt;");
    expect(await mailsOn(1)).toEqual([]);
  });

  it("tells only of what is new, and again of a size that was restocked", async () => {
    await count({ M: 1, G: 9 });
    expect(await mailsOn(0)).toHaveLength(1);
    await count({ G: 2 });
    const [second] = await mailsOn(1);
    expect(second?.text).toContain("G: 2 unidades");
    expect(second?.text).not.toContain("M: 1");
    await count({ M: 8 });
    expect(await mailsOn(2)).toEqual([]);
    await count({ M: 2 });
    expect((await mailsOn(3))[0]?.text).toContain("M: 2 unidades");
  });

  it("is sent once a day, however often the chore runs and by how many processes", async () => {
    await count({ M: 1 });
    const before = (await app.mails()).length;
    const now = new Date(day);
    await Promise.all([1, 2, 3].map(() => warnOfLowStock(app.services(), now)));
    await count({ G: 0 });
    await warnOfLowStock(app.services(), new Date(day + 3_600_000));
    expect(await app.mails()).toHaveLength(before + 1);
    expect((await mailsOn(1))[0]?.text).toContain("G: esgotado");
  });

  it("counts only what is sold out if the owner calls nothing few", async () => {
    await sayFew(null);
    await count({ M: 1 });
    expect(await mailsOn(0)).toEqual([]);
    await count({ M: 0 });
    expect(await mailsOn(1)).toHaveLength(1);
  });

  it("is not sent if nothing is counted, or there is enough again when it is written", async () => {
    expect(await mailsOn(0)).toEqual([]);
    await count({ M: 1 });
    const before = (await app.mails()).length;
    await warnOfLowStock(app.services(), new Date(day + 86_400_000));
    await app.database.db().update(stockLevels).set({ units: 50, warnedAt: null });
    expect(await app.mails()).toHaveLength(before);
  });

  it("waits for a shop that cannot send mail", async () => {
    await count({ M: 1 });
    const { mailer, ...services } = app.services();
    await warnOfLowStock({ ...services, mailer: { ...mailer, delivers: false } }, new Date(day));
    expect(await mailsOn(0)).toHaveLength(1);
  });
});
