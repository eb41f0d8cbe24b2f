import type { APIRequestContext, Page } from "@playwright/test";
import { makeProduct } from "./admin-products-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { expect } from "./fixtures.ts";
import { makeCategory } from "./own-shop.ts";
import { pictureFile } from "./picture-files.ts";

export const SHIRT = "Camisa com Opções";

/** What the shop's library has: two patches for the same sleeve, one for the chest, and long sleeves. */
export const names = {
  cup: "Patch da Copa",
  league: "Patch da Liga",
  champion: "Patch de campeão",
  sleeves: "Manga longa",
};

/** One shirt at R$ 199,90 with all options, of which it takes two. */
export async function stockShirtWithOptions(owner: APIRequestContext): Promise<void> {
  const category_id = await makeCategory(owner, "Seleções");
  const image_url = await uploadPatch(owner);
  const make = async (name: string, price_cents: number, place?: string) => {
    const patch = place ? { place, image_url } : null;
    const made = await owner.post("/api/admin/product-options", { data: { name, price_cents, patch } });
    expect(made.status()).toBe(201);
    return (await made.json()).id;
  };
  const option_ids = [
    await make(names.cup, 1500, "right_sleeve"),
    await make(names.league, 2000, "right_sleeve"),
    await make(names.champion, 1000, "chest"),
    await make(names.sleeves, 2500),
  ];
  const rules: object = { option_rules: { option_ids, max: 2, one_of: [] } };
  await makeProduct({ request: owner }, { name: SHIRT, category_id, colors: ["#14532d"], ...rules });
}

async function uploadPatch(owner: APIRequestContext): Promise<string> {
  const file = await pictureFile("png", { width: 60, height: 60, background: "#facc15" });
  const answer = await owner.post("/api/admin/uploads", { multipart: { folder: "products", file } });
  return (await answer.json()).url;
}

interface LibraryOption {
  id: string;
  name: string;
  is_offered: boolean;
  updated_at: string;
}

export async function findOption(owner: APIRequestContext, name: string): Promise<LibraryOption> {
  await signInAsOwner({ request: owner });
  const options: LibraryOption[] = await (await owner.get("/api/admin/product-options")).json();
  const found = options.find((option) => option.name === name);
  if (!found) throw new Error(`the library has no ${name}`);
  return found;
}

/** Withdraws an option from all products, or offers it again. */
export async function setOffered(owner: APIRequestContext, name: string, is_offered: boolean): Promise<void> {
  const { id, ...option } = await findOption(owner, name);
  const put = await owner.put(`/api/admin/product-options/${id}`, { data: { ...option, is_offered } });
  expect(put.status()).toBe(200);
}

/** The address of the shirt. */
export async function findShirtPath(page: Page): Promise<string> {
  const home = await (await page.request.get("/")).text();
  const [path] = home.match(/\/produto\/[0-9a-f-]{36}/) ?? [];
  if (!path) throw new Error("the home page shows no product");
  return path;
}
