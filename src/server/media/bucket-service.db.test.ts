import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { uploadObject } from "./bucket-service.ts";
import { drawHalves } from "./image-fixture.ts";
import { uploads } from "./tables.ts";

const app = setUpTestApp();
const full = new DomainError("disk_full");
let bytes: Uint8Array;
beforeAll(async () => {
  bytes = await drawHalves(60, 40).png().toBuffer();
});

const context = (): ServiceContext => ({ ...app.services(), actor: system, now: new Date() });

/** The context of a shop whose disk is full. */
function onFullDisk(): ServiceContext {
  const { storage, ...rest } = context();
  return { ...rest, storage: { ...storage, put: () => Promise.reject(full) } };
}

const rowsOf = (key: string) => app.database.db().select().from(uploads).where(eq(uploads.key, key));

describe("an object that does not fit on the disk", () => {
  it("leaves no row behind", async () => {
    const upload = uploadObject(onFullDisk(), { key: "nova.png", bytes, upsert: false });
    await expect(upload).rejects.toThrow(full);
    expect(await rowsOf("nova.png")).toEqual([]);
  });

  it("does not change the row of the object that it should replace", async () => {
    await uploadObject(context(), { key: "velha.png", bytes, upsert: false });
    const before = await rowsOf("velha.png");
    const larger = await drawHalves(120, 80).png().toBuffer();
    const upload = uploadObject(onFullDisk(), { key: "velha.png", bytes: larger, upsert: true });
    await expect(upload).rejects.toThrow(full);
    expect(await rowsOf("velha.png")).toEqual(before);
  });
});
