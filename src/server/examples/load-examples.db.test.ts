import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { categories, sizeGrids } from "../catalog/tables.ts";
import { loadExamples } from "./load-examples.ts";

const app = setUpTestApp();

const load = () => loadExamples({ ...app.services(), actor: system, now: new Date() });

describe("the examples", () => {
  it("are two deliveries, two offers and a grid of the first category, added once", async () => {
    await insertCategories(app.database.db());
    const added = [
      "Retirada na loja",
      "Correios PAC",
      "Leve 3, pague 2",
      "Cupom de boas-vindas",
      "Adulto até XGG",
    ];
    expect(await load()).toEqual(added);
    expect(await load()).toEqual([]);
    const { body } = await send(app, "GET", "/api/delivery/01310100");
    expect(body.methods.map(({ name }: { name: string }) => name).sort()).toEqual([
      "Correios PAC",
      "Retirada na loja",
    ]);
    const [grid] = await app.database
      .db()
      .select()
      .from(sizeGrids)
      .where(eq(sizeGrids.name, "Adulto até XGG"));
    const given = await app.database.db().select().from(categories).where(eq(categories.id, "1"));
    expect(given).toMatchObject([{ sizeGridId: grid?.id }]);
  });
});
