import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { stateOfProduct } from "#domain/stock/stock.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts, readerContext } from "../catalog/catalog-fixture.ts";
import { findProduct, listNewest } from "../catalog/product-service.ts";
import { categories, sizeGrids } from "../catalog/tables.ts";
import { loadExamples } from "./load-examples.ts";

const app = setUpTestApp();

const load = () => loadExamples({ ...app.services(), actor: system, now: new Date() });

describe("the examples", () => {
  it("are two deliveries, two offers, a grid and options of the first category and counted stock, added once", async () => {
    await insertCategories(app.database.db());
    await insertProducts(app.database.db(), [{ name: "Aurora" }, { name: "Boreal" }, { name: "Cometa" }]);
    const added = [
      "Retirada na loja",
      "Correios PAC",
      "Leve 3, pague 2",
      "Cupom de boas-vindas",
      "Adulto até XGG",
      ...["Patch Copa do Litoral", "Patch Campeão das Serras", "Manga longa", "Calção"],
      ...["Estoque de Aurora", "Estoque de Boreal", "Estoque de Cometa"],
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
    const shown = await listNewest(readerContext(app.database.db()), 3);
    expect(shown.map(stateOfProduct)).toMatchObject([
      { kind: "enough" },
      { kind: "sold-out" },
      { kind: "made-to-order" },
    ]);
    expect(shown[0]?.stock).toEqual({ PP: 0, P: 2 });
    const [own, usual] = await Promise.all(
      shown.slice(0, 2).map(({ id }) => findProduct(readerContext(app.database.db()), id)),
    );
    expect(own?.options).toMatchObject({ max: 3, choices: { length: 4 }, oneOf: [{ length: 2 }] });
    expect(usual?.options?.choices.map(({ name, patch }) => [name, patch?.place])).toEqual([
      ["Patch Copa do Litoral", "right_sleeve"],
      ["Patch Campeão das Serras", "chest"],
      ["Manga longa", undefined],
    ]);
  });
});
