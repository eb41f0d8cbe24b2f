import type { APIRequestContext } from "@playwright/test";
import { makeProduct } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { expect } from "./fixtures.ts";
import { makeCategory } from "./own-shop.ts";

/** Counts sizes of a product by the API, as the owner would. */
export async function countUnits(
  owner: APIRequestContext,
  productId: string,
  units: Record<string, number>,
): Promise<void> {
  const path = `/api/admin/stock/${productId}`;
  const { sizes } = await (await owner.get(path)).json();
  const levels = Object.entries(units).map(([size, counted]) => ({
    size,
    units: counted,
    seen: sizes.find((one: { size: string }) => one.size === size)?.units ?? null,
  }));
  expect((await owner.put(path, { data: { levels, reason: "count" } })).status()).toBe(200);
}

export const shirts = {
  counted: "Camisa Contada",
  gone: "Camisa Esgotada",
  made: "Camisa Sob Encomenda",
};

/** Three shirts: one that runs out, one that is gone, and one that is also made to order. */
export async function stockCountedShirts(owner: APIRequestContext): Promise<void> {
  const category_id = await makeCategory(owner, "Retrô");
  const { stock } = await (await owner.get("/api/admin/settings")).json();
  const data = { version: stock.version, values: { few_units: 3 } };
  expect((await owner.put("/api/admin/settings/stock", { data })).status()).toBe(200);
  const make = async (name: string, units: Record<string, number>, more: object = {}) => {
    const { id } = await makeProduct({ request: owner }, { name, category_id, ...more });
    await countUnits(owner, id, units);
  };
  await make(shirts.counted, { M: 0, G: 2 });
  await make(shirts.gone, { P: 0, M: 0, G: 0, GG: 0 });
  await make(shirts.made, { P: 9, M: 0 }, { lead_time: { min_days: 15, max_days: 25 } });
}

export async function findShirt(request: APIRequestContext, name: string) {
  await signInAsOwner({ request });
  const { rows } = await (await request.get(`/api/admin/stock?q=${encodeURIComponent(name)}`)).json();
  return { id: rows[0].id, name, image: null, priceCents: 19990 };
}
