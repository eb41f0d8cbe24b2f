import type { SignedInTester } from "../../../../tests/support/actors.ts";
import type { TestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { drawHalves } from "../../media/image-fixture.ts";

/** Uploads a picture for a patch and returns its address. */
export async function uploadPatch(app: TestApp, { headers }: SignedInTester): Promise<string> {
  const form = new FormData();
  form.set("folder", "products");
  const bytes = await drawHalves(60, 60).png().toBuffer();
  form.set("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "patch.png");
  const response = await app.request("/api/admin/uploads", { method: "POST", headers, body: form });
  return (await response.json()).url;
}

/** What an owner does with options, by the API. */
export const optionsOf = (app: TestApp, owner: () => SignedInTester) => {
  const call = (method: string, path: string, body?: unknown) =>
    send(app, method, `/api/admin${path}`, { headers: owner().headers, ...(body !== undefined && { body }) });
  const make = async (fields: object) => (await call("POST", "/product-options", fields)).body;

  /** Writes some fields of a product over those that it has. */
  async function setProduct(id: string, fields: object) {
    const { name, price, category_id, updated_at } = (await call("GET", `/products/${id}`)).body;
    return call("PUT", `/products/${id}`, { name, price, category_id, updated_at, ...fields });
  }

  return { call, make, setProduct };
};
