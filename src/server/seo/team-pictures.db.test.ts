import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { shirtPrint } from "#domain/print/print-fixture.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { productPrints } from "../catalog/product-print-tables.ts";
import { imageMetadata, products } from "../catalog/tables.ts";
import { drawingSemaphore } from "../media/imaging.ts";
import { storeImage } from "../media/store-image.ts";
import { addShirt, newSecret, type TestTeam, teamsOf } from "../team-orders/team-orders-fixture.ts";
import { MAX_BYTES } from "./social-jpeg.ts";

const app = setUpTestApp();
let shirt: string;
const teams = teamsOf(app, () => shirt);
let team: TestTeam;

const card = (token = team.token) => app.request(`/social/time/${token}.jpg?v=1`);
const photo = (token = team.token) => app.request(`/social/time/${token}/foto.jpg`);
const bytesOf = async (response: Response | Promise<Response>) =>
  Buffer.from(await (await response).arrayBuffer());
const addPlayers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => teams.put(team.token, newSecret(), { number: String(n) })),
  );

/** Gives the shirt a picture of its back, on which names can be printed. */
async function addBack(): Promise<void> {
  const db = app.database.db();
  const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: "#0a5" } })
    .webp()
    .toBuffer();
  const back = { folder: "products" as const, bytes, originalFilename: "costas.webp" };
  const { url } = await storeImage({ storage: app.services().storage }, back);
  const [image] = await db.insert(imageMetadata).values({ productId: shirt, url }).returning();
  const { area, font, curve, color, outline } = shirtPrint;
  const imageId = image?.id ?? "";
  const size = { pictureWidth: 400, pictureHeight: 500 };
  await db
    .insert(productPrints)
    .values({ productId: shirt, imageId, ...size, area, font, curve, color, outline });
}

beforeAll(async () => {
  shirt = await addShirt(app);
  await addBack();
});

beforeEach(async () => {
  team = await teams.open({ max_shirts: 60 });
});

describe("the card of a team's link", () => {
  it("is another with every shirt, and when the list is closed", async () => {
    const pictures = [await bytesOf(card())];
    await addPlayers(1);
    pictures.push(await bytesOf(card()));
    await teams.change(team, { closed: true });
    pictures.push(await bytesOf(card()));
    expect(new Set(pictures.map((bytes) => bytes.toString("base64"))).size).toBe(3);
  });

  it("is there for a shirt without a picture of its back, too, and for one that left the shop", async () => {
    const db = app.database.db();
    const prints = await db.delete(productPrints).returning();
    onTestFinished(async () => void (await db.insert(productPrints).values(prints)));
    const plain = await bytesOf(card());
    expect(await sharp(plain).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    await db.update(products).set({ status: "hidden" }).where(eq(products.id, shirt));
    onTestFinished(async () => void (await db.update(products).set({ status: "published" })));
    expect((await card()).status).toBe(200);
  });
});

describe("the photo of a team", () => {
  it("is not there for a shirt without a picture of its back, and says so", async () => {
    const db = app.database.db();
    const prints = await db.delete(productPrints).returning();
    onTestFinished(async () => void (await db.insert(productPrints).values(prints)));
    const response = await photo();
    expect(response.status).toBe(404);
    expect((await response.json()).error.message).toBe(teamOrderTexts.noPhoto);
  });
});

describe("both pictures", () => {
  it.each([0, 60])("of %i shirts have their sizes, and WhatsApp takes the card", async (players) => {
    await addPlayers(players);
    const [small, large] = [await bytesOf(card()), await bytesOf(photo())];
    expect(await sharp(small).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(small.byteLength).toBeLessThanOrEqual(MAX_BYTES);
    expect(await sharp(large).metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 2000 });
  });

  it("are stored nowhere, and not sent again to whoever has them", async () => {
    for (const path of [`/social/time/${team.token}.jpg`, `/social/time/${team.token}/foto.jpg`]) {
      const { headers } = await app.request(path);
      expect(headers.get("Cache-Control")).toBe("no-store");
      const again = await app.request(path, { headers: { "If-None-Match": headers.get("ETag") ?? "" } });
      expect(again.status).toBe(304);
    }
  });

  it.each(["A".repeat(22), "nada", "..%2F..%2Fetc", "%00"])(
    "are not there for the link %s",
    async (token) => {
      expect([400, 404]).toContain((await card(token)).status);
      expect([400, 404]).toContain((await photo(token)).status);
    },
  );

  it("are refused for a moment while too many others are drawn", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    void drawingSemaphore.run(() => promise);
    onTestFinished(() => resolve());
    const flood = await Promise.all(Array.from({ length: 5 }, () => teams.open()));
    const answers = flood.map(async ({ token }, n) => {
      await teams.change({ ...(flood[n] as TestTeam) }, { team_name: `Time ${n}` });
      return photo(token);
    });
    const first = await Promise.race(answers);
    expect(first.status).toBe(429);
    expect(first.headers.get("Retry-After")).toBe("10");
    resolve();
    expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(4);
  });
});
