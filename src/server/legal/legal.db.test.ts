import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymous } from "#domain/accounts/actor.ts";
import { defaultLegalTexts } from "#domain/legal/default-texts.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { findLegalPage } from "./legal-service.ts";
import { legalPages } from "./tables.ts";

const app = setUpTestApp();
let owner: SignedInTester;
const slug = "trocas-e-devolucoes";
const path = `/api/admin/legal-pages/${slug}`;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});
beforeEach(async () => {
  await app.database.db().delete(legalPages);
});

const save = (body: string, updated_at: string | null = null) =>
  send(app, "PUT", path, { headers: owner.headers, body: { body, updated_at } });
const restore = (updated_at: string | null) =>
  send(app, "POST", `${path}/restore`, { headers: owner.headers, body: { updated_at } });
const shown = () => findLegalPage({ ...app.services(), actor: anonymous, now: new Date() }, slug);

describe("a legal page", () => {
  it("shows the text that comes with the program, with the shop's own data", async () => {
    const page = await shown();
    expect(page).toMatchObject({ title: "Trocas e devoluções", updatedAt: null });
    expect(page?.text).toContain("loja@loja.test");
  });

  it("shows the owner's text at once", async () => {
    expect((await save("Escreva para {email}.")).status).toBe(200);
    expect(await shown()).toMatchObject({
      text: "Escreva para loja@loja.test.",
      updatedAt: expect.any(String),
    });
  });

  it("gets its default text back", async () => {
    const { body: saved } = await save("Meu texto");
    const { body } = await restore(saved.updated_at);
    expect(body).toMatchObject({ is_default: true, body: defaultLegalTexts[slug], updated_at: null });
    expect((await shown())?.updatedAt).toBeNull();
  });

  it("that does not exist is not found", async () => {
    const ctx = { ...app.services(), actor: anonymous, now: new Date() };
    expect(await findLegalPage(ctx, "outra")).toBeUndefined();
    const refused = await send(app, "PUT", "/api/admin/legal-pages/outra", {
      headers: owner.headers,
      body: { body: "x", updated_at: null },
    });
    expect(refused.status).toBe(400);
  });

  it("cannot be empty", async () => {
    expect((await save("  ")).body.error.fields).toEqual({ body: "Escreva o texto da página" });
  });
});

describe("two administrators who edit the same page", () => {
  it("the second one gets a conflict, and the first one's text stays", async () => {
    await save("Primeiro");
    expect((await save("Segundo")).status).toBe(409);
    expect((await shown())?.text).toBe("Primeiro");
  });

  it("at the very same moment: one succeeds", async () => {
    const answers = await Promise.all([save("A"), save("B"), save("C")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("restoring an older state is refused, too", async () => {
    await save("Primeiro");
    expect((await restore(null)).status).toBe(409);
  });
});
