import { expect, it } from "vitest";
import { isUuid } from "#domain/uuid.ts";
import { newId, newSecret } from "./random-keys.ts";

it("a secret has the 43 letters that the shop asks for, and is another one each time", () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(200);
});

it("an id is a random UUID", () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(isUuid(id) && id[14] === "4").toBe(true);
  expect(new Set(ids).size).toBe(200);
});
