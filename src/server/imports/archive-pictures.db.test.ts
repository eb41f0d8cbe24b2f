import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { imageMetadata, products } from "../catalog/tables.ts";
import { drawPhoto } from "../media/image-fixture.ts";
import { importTools, zip } from "./imports-fixture.ts";
import { imports } from "./tables.ts";

const app = setUpTestApp();
let headers: Record<string, string>;
const { check, act } = importTools(app, () => headers);
const db = () => app.database.db();

beforeAll(async () => {
  await insertCategories(db());
  ({ headers } = await signedInAs(app, "administrator"));
});
beforeEach(async () => {
  await db().delete(products);
  await db().delete(imports);
});

const sheet = (...lines: string[]) => `Nome;Preço;Categoria;Imagens\n${lines.join("\n")}`;

/** The pictures of the two colours have the same name and are told apart by their width. */
const colours = async () => ({
  "azul/frente.png": await drawPhoto(30, 40),
  "vermelha/frente.png": await drawPhoto(60, 40),
});

const widths = () =>
  db()
    .select({ name: products.name, width: imageMetadata.width })
    .from(imageMetadata)
    .innerJoin(products, eq(products.id, imageMetadata.productId))
    .orderBy(products.name);

describe("pictures of the same name in different folders of a ZIP", () => {
  it.each([
    ["by their whole paths", "azul/frente.png", "vermelha/frente.png"],
    ["by paths as Windows writes them", "AZUL\\Frente.png", "vermelha\\frente.PNG"],
  ])("go to the products that name them %s", async (_how, blue, red) => {
    const file = zip({
      "produtos.csv": sheet(`Azul;10;Retrô;${blue}`, `Vermelha;10;Retrô;${red}`),
      ...(await colours()),
    });
    expect(await act((await check(file)).id, "apply")).toMatchObject({ counts: { written: 2 } });
    expect(await widths()).toEqual([
      { name: "Azul", width: 30 },
      { name: "Vermelha", width: 60 },
    ]);
  });

  it("are never guessed from the name alone: the line says which files it could be", async () => {
    const file = zip({ "produtos.csv": sheet("Azul;10;Retrô;frente.png"), ...(await colours()) });
    expect((await check(file)).lines).toMatchObject([
      {
        verdict: "error",
        problems: [
          {
            column: "images",
            message:
              "“frente.png” pode ser “azul/frente.png” ou “vermelha/frente.png”. Escreva o caminho completo.",
          },
        ],
      },
    ]);
  });

  it("are not exchanged where the named folder lacks the file", async () => {
    const { "vermelha/frente.png": red } = await colours();
    const file = zip({ "produtos.csv": sheet("Azul;10;Retrô;azul/frente.png"), "vermelha/frente.png": red });
    expect((await check(file)).lines[0]?.problems[0]?.message).toBe(
      "O arquivo “azul/frente.png” não está no ZIP. Com esse nome há só “vermelha/frente.png”: escreva o caminho como está no ZIP.",
    );
  });
});
