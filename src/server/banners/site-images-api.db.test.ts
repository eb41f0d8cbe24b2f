import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { categories, categorySlugs } from "../catalog/tables.ts";
import { drawHalves } from "../media/image-fixture.ts";
import { storeImage } from "../media/store-image.ts";
import { siteImages } from "../site-images/tables.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let events: ChangeEvent[];
const image_url = "https://fotos.exemplo.com/verao/praia.jpg";

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  app.services().events.subscribe((event) => events.push(event));
});

beforeEach(async () => {
  const db = app.database.db();
  for (const table of [siteImages, categorySlugs, categories, auditLog]) await db.delete(table);
  events = [];
});

const call = (method: string, path = "", body?: unknown) =>
  send(app, method, `/api/admin/site-images${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const create = async (input: object = {}) =>
  (await call("POST", "", { type: "banner", image_url, ...input })).body;
const makeBanners = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push((await create({ title: `Banner ${index}` })).id);
  return ids;
};
const storedOrder = async () =>
  app.database
    .db()
    .select({ id: siteImages.id, position: siteImages.orderPosition })
    .from(siteImages)
    .where(eq(siteImages.type, "banner"))
    .orderBy(asc(siteImages.orderPosition));

describe("POST /api/admin/site-images", () => {
  it("adds a picture, active by default, logs who did it and publishes a change event", async () => {
    const { status, body } = await call("POST", "", { type: "BANNER", image_url, title: "Verão" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: "banner",
      title: "Verão",
      description: null,
      link: null,
      image_url,
      image_path: "verao/praia.jpg",
      active: true,
      order_position: 0,
      category: null,
    });
    const [entry] = await app.database.db().select().from(auditLog);
    expect(entry).toMatchObject({ action: "site_image.created", summary: "Banner “Verão” adicionado" });
    await expect.poll(() => events).toContainEqual({ topic: "site-images" });
  });

  it.each(["banner", "LOGO", "Featured"])("takes the type %s", async (type) => {
    expect(await create({ type })).toMatchObject({ type: type.toLowerCase() });
  });

  it.each([
    [{ image_url }, "type", "Tipo de imagem é obrigatório"],
    [{ type: "", image_url }, "type", "Tipo de imagem é obrigatório"],
    [{ type: "poster", image_url }, "type", "Tipo de imagem desconhecido"],
    [{ type: "banner" }, "image_url", "Caminho ou URL da imagem é obrigatório"],
    [
      { type: "banner", image_url: "", image_path: "" },
      "image_url",
      "Caminho ou URL da imagem é obrigatório",
    ],
    [
      { type: "banner", image_url: "http://a.com/b.jpg" },
      "image_url",
      "Use uma imagem enviada à loja ou um endereço https://",
    ],
    [
      { type: "banner", image_url: "https://fotos.exemplo.com/praia.GIF?v=2" },
      "image_url",
      "A URL deve apontar para uma imagem (jpeg, jpg, png, webp)",
    ],
    [
      { type: "banner", image_path: "banners/praia.gif" },
      "image_url",
      "A URL deve apontar para uma imagem (jpeg, jpg, png, webp)",
    ],
    [
      { type: "banner", image_path: "../etc/passwd" },
      "image_path",
      "Use uma imagem enviada à loja ou um endereço https://",
    ],
    [
      { type: "banner", image_url, link: "javascript:alert(1)" },
      "link",
      "Use um endereço que comece com http://, https:// ou /",
    ],
    [{ type: "banner", image_url, starts_at: "amanhã" }, "starts_at", "Data inválida"],
    [
      { type: "banner", image_url, starts_at: "2026-11-20T12:00:00Z", ends_at: "2026-11-20T12:00:00Z" },
      "ends_at",
      "O fim deve ser depois do início",
    ],
    [{ type: "category", image_url, reference_id: "99" }, "reference_id", "Escolha uma categoria que existe"],
  ])("refuses %j", async (body, field, message) => {
    const answer = await call("POST", "", body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields).toMatchObject({ [field]: message });
  });

  it.each([null, [], "banner", 7])("refuses a body that is not an object: %j", async (body) => {
    expect((await call("POST", "", body)).status).toBe(400);
  });

  it("puts a new picture last within its type, whatever was deleted", async () => {
    const [, second = ""] = await makeBanners(3);
    await call("DELETE", `/${second}`);
    expect(await create()).toMatchObject({ order_position: 3 });
    expect(await create({ type: "logo" })).toMatchObject({ order_position: 0 });
  });

  it("assigns distinct positions when many are added at once", async () => {
    await Promise.all(Array.from({ length: 6 }, () => create()));
    expect((await storedOrder()).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("reads size and colour from a picture in the shop's storage", async () => {
    const { storage } = app.services();
    const bytes = await drawHalves(192, 50).png().toBuffer();
    const stored = await storeImage({ storage }, { folder: "banners", bytes, originalFilename: "a.png" });
    const expected = { image_url: stored.url, image_path: stored.key, width: 192, height: 50 };
    expect(await create({ image_url: stored.url, width: 1 })).toMatchObject(expected);
    expect(await create({ image_url: undefined, image_path: stored.key })).toMatchObject(expected);
  });

  it("refuses a storage picture that does not exist", async () => {
    const { status, body } = await call("POST", "", {
      type: "banner",
      image_path: "banners/202611/nada.webp",
    });
    expect(status).toBe(400);
    expect(body.error.message).toBe("Esta imagem não está mais na loja. Envie-a novamente.");
  });

  it("allows one picture for each category", async () => {
    await app.database.db().insert(categories).values({ id: "1", name: "Base" });
    const category = { type: "category", image_url, reference_id: "1" };
    expect((await call("POST", "", category)).status).toBe(201);
    expect((await call("POST", "", category)).status).toBe(409);
  });
});

describe("GET /api/admin/site-images", () => {
  it("filters by type, reference and activity, in order of position", async () => {
    await app.database.db().insert(categories).values({ id: "1", name: "Base" });
    const ids = await makeBanners(2);
    const off = await create({ active: false });
    const tile = await create({ type: "category", reference_id: "1" });
    const idsOf = async (query: string) =>
      (await call("GET", query)).body.map(({ id }: { id: string }) => id);
    expect(await idsOf("?type=BANNER")).toEqual([...ids, off.id]);
    expect(await idsOf("?type=banner&active=true")).toEqual(ids);
    expect(await idsOf("?active=false")).toEqual([off.id]);
    expect(await idsOf("?reference_id=1")).toEqual([tile.id]);
  });

  it("names the category that a link leads to, also by an earlier slug of it", async () => {
    const db = app.database.db();
    await db.insert(categories).values({ id: "8", name: "Cone Sul" });
    await db.insert(categorySlugs).values({ slug: "selecoes-do-sul", categoryId: "8" });
    await create({ link: "/categoria/cone-sul" });
    await create({ link: "/categoria/seleções-do-sul" });
    await create({ link: "/categoria/lancamentos" });
    await create({ link: "https://exemplo.com/categoria/cone-sul" });
    const sul = { id: "8", name: "Cone Sul" };
    const listed = (await call("GET", "?type=banner")).body;
    expect(listed.map(({ category }: { category: unknown }) => category)).toEqual([sul, sul, null, null]);
  });
});

describe("PATCH /api/admin/site-images/{id}", () => {
  it("changes only the given fields", async () => {
    const banner = await create({ title: "Verão", link: "/busca?q=azul" });
    const { body } = await call("PATCH", `/${banner.id}`, { active: false });
    expect(body).toEqual({ ...banner, active: false, updated_at: body.updated_at });
  });

  it("validates a new end against the stored start", async () => {
    const banner = await create({ starts_at: "2026-11-20T12:00:00Z" });
    const { status } = await call("PATCH", `/${banner.id}`, { ends_at: "2026-11-19T12:00:00Z" });
    expect(status).toBe(400);
    const { body } = await call("PATCH", `/${banner.id}`, {
      starts_at: null,
      ends_at: "2026-11-19T12:00:00Z",
    });
    expect(body).toMatchObject({ starts_at: null, ends_at: "2026-11-19T12:00:00.000Z" });
  });

  it("does not move a picture", async () => {
    const [, second = ""] = await makeBanners(2);
    const { body } = await call("PATCH", `/${second}`, { order_position: 0, type: "logo" });
    expect(body).toMatchObject({ order_position: 1, type: "banner" });
  });
});

describe("PUT /api/admin/site-images/order", () => {
  it("assigns 0 to n-1 in the given order, whatever it is", async () => {
    const ids = await makeBanners(4);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: 4 }), async (order) => {
        expect((await call("PUT", "/order", { ids: order })).status).toBe(204);
        expect(await storedOrder()).toEqual(order.map((id, position) => ({ id, position })));
      }),
      { numRuns: 8 },
    );
  });

  it.each([
    ["lacks one", (ids: string[]) => ids.slice(1)],
    ["has one twice", (ids: string[]) => [...ids.slice(1), ids[1] ?? ""]],
    ["has one that is gone", (ids: string[]) => [...ids, crypto.randomUUID()]],
    ["has only one that is gone", () => [crypto.randomUUID()]],
  ])("changes nothing where the list %s", async (_, listOf) => {
    const ids = await makeBanners(3);
    const before = await storedOrder();
    const { status, body } = await call("PUT", "/order", { ids: listOf(ids) });
    expect(status).toBe(409);
    expect(body.error.message).toContain("A lista mudou enquanto você a ordenava");
    expect(await storedOrder()).toEqual(before);
  });

  it("never scrambles the positions when several save an order, add and delete at once", async () => {
    const ids = await makeBanners(4);
    await Promise.all([
      call("PUT", "/order", { ids: ids.toReversed() }),
      create(),
      call("PUT", "/order", { ids }),
      call("DELETE", `/${ids[0]}`),
      call("PUT", "/order", { ids: [...ids.slice(1), ids[0]] }),
    ]);
    const positions = (await storedOrder()).map(({ position }) => position);
    expect(new Set(positions).size).toBe(positions.length);
  });
});
