import { describe, expect, it } from "vitest";
import { formatCents } from "../money.ts";
import { readHeadings } from "./headings.ts";
import { splitImages } from "./image-list.ts";
import { findMissing, type KnownProduct, planChanges, refuseFormerPrice } from "./plan-line.ts";
import { readCells, textOf } from "./read-cells.ts";
import { readLine } from "./read-line.ts";

const ORIGIN = "https://loja.exemplo.com.br";

describe("headings", () => {
  it.each([
    ["NOME", "name"],
    ["  nome do produto ", "name"],
    ["Código (SKU)", "code"],
    ["ref.", "code"],
    ["PREÇO", "price"],
    ["Preco (R$)", "price"],
    ["PREÇO ANTERIOR (R$)", "former_price"],
    ["Categorias", "category"],
    ["Sub-categoria", "subcategory"],
    ["GRADE DE TAMANHOS", "size_grid"],
    ["Grade de tamanho", "size_grid"],
    ["descricao", "description"],
    ["Em destaque", "is_featured"],
    ["Lançamento", "is_new"],
    ["Imagem 2", "images"],
    ["image_link", "images"],
    ["Estoque M", "stock:M"],
    ["ESTOQUE (12 anos)", "stock:12 anos"],
    ["Estoque: 16", "stock:16"],
  ])("%j is understood", (heading, column) => {
    expect(readHeadings(["ID", heading])).toMatchObject({ columns: ["id", column] });
  });

  it("that the import does not use are reported", () => {
    expect(readHeadings(["Código", "Estoque", "", "Preço promocional"])).toEqual({
      columns: ["code", null, null, null],
      ignored: ["Estoque", "Preço promocional"],
    });
  });

  it("without a name or a code are refused", () => {
    expect(readHeadings(["10,00", "Camisa"])).toHaveProperty("refusal");
  });

  it("may repeat only one column: that of the pictures", () => {
    expect(readHeadings(["Nome", "Imagem 1", "Imagem 2"])).toHaveProperty("columns");
    expect(readHeadings(["Nome", "Preço", "Valor"])).toHaveProperty("refusal");
    expect(readHeadings(["Nome", "Estoque M", "Estoque m"])).toHaveProperty("refusal");
  });
});

describe("cells", () => {
  it("become text, whatever type the spreadsheet gave them", () => {
    expect([199.89999999999998, 12, true, false, null, " x "].map(textOf)).toEqual([
      ...["199.9", "12", "sim", "não", "", "x"],
    ]);
  });

  it("of several columns of pictures become one list", () => {
    expect(readCells(["images", null, "images"], ["a.jpg", "?", "b.jpg"])).toEqual({
      images: "a.jpg\nb.jpg",
    });
  });

  it.each([
    ["a.jpg | b c.png", ["a.jpg", "b c.png"]],
    ["a.jpg;b.jpg\nc.jpg", ["a.jpg", "b.jpg", "c.jpg"]],
    ["https://x.com/a,b.jpg, https://x.com/c.jpg", ["https://x.com/a,b.jpg", "https://x.com/c.jpg"]],
    ["https://x.com/a.jpg https://x.com/c.jpg", ["https://x.com/a.jpg", "https://x.com/c.jpg"]],
  ])("name the pictures %j", (text, images) => {
    expect(splitImages(text)).toEqual(images);
  });
});

describe("a line", () => {
  it.each([
    ["199,90", 19990],
    ["199.90", 19990],
    ["R$ 1.299,90", 129990],
    ["199.9", 19990],
    ["200", 20000],
  ])("reads the price %j", (price, cents) => {
    expect(readLine({ price }, ORIGIN)).toEqual({ values: { priceCents: cents }, problems: [] });
  });

  it.each([
    ["249,90", 24990],
    ["-", null],
    ["0,00", null],
  ])("reads the former price %j", (former_price, cents) => {
    expect(readLine({ former_price }, ORIGIN)).toEqual({
      values: { formerPriceCents: cents },
      problems: [],
    });
  });

  it.each([
    ["Infantil", "Infantil"],
    [" Baby  look ", "Baby look"],
    ["-", null],
    ["NENHUMA", null],
  ])("reads the size grid %j", (size_grid, sizeGrid) => {
    expect(readLine({ size_grid }, ORIGIN)).toEqual({ values: { sizeGrid }, problems: [] });
  });

  it.each([
    [{ size_grid: "x".repeat(41) }, "size_grid", "no máximo 40"],
    [{ former_price: "muito" }, "former_price", "“muito” não é um valor."],
    [{ price: "1.299" }, "price", "pode ser duas coisas"],
    [{ price: "dez" }, "price", "“dez” não é um valor."],
    [{ is_new: "talvez" }, "is_new", "Sim ou Não"],
    [{ images: "foto" }, "images", "nem o nome de um arquivo"],
    [{ images: "https://x.com/pagina" }, "images", "A URL deve apontar"],
    [{ images: "1.jpg|2.jpg|3.jpg|4.jpg|5.jpg" }, "images", "no máximo 4"],
    [{ name: "x".repeat(121) }, "name", "no máximo 120"],
    [{ id: "12" }, "id", "não é de um produto"],
  ])("with %j is refused at its column", (cells, column, words) => {
    const [problem] = readLine(cells, ORIGIN).problems;
    expect(problem).toEqual({ column, message: expect.stringContaining(words) });
  });

  it("may name category and subcategory in one cell", () => {
    expect(readLine({ category: "Retrô > Anos 90" }, ORIGIN).values).toEqual({
      category: "Retrô",
      subcategory: "Anos 90",
    });
  });

  it("distinguishes the shop's own pictures, those of other sites and files", () => {
    const own = `${ORIGIN}/storage/v1/object/public/product-images/products/202611/abc.webp`;
    expect(readLine({ images: `${own} | https://x.com/a.jpg | Frente.JPG` }, ORIGIN).values.images).toEqual([
      { key: "products/202611/abc.webp" },
      { url: "https://x.com/a.jpg" },
      { file: "Frente.JPG" },
    ]);
  });

  it("of a new product needs name, price and category", () => {
    expect(findMissing({ code: "A1", name: "Camisa" }).map(({ column }) => column)).toEqual([
      "price",
      "category",
    ]);
  });
});

describe("a former price", () => {
  it.each([
    [{ priceCents: 100, formerPriceCents: 150 }, undefined],
    [{ formerPriceCents: 150 }, { priceCents: 100 }],
    [{ formerPriceCents: null }, { priceCents: 100 }],
    [{ priceCents: 200 }, { priceCents: 100 }],
  ])("of the line %j and the product %j is accepted", (values, product) => {
    expect(refuseFormerPrice(values, product)).toEqual([]);
  });

  it.each([
    [{ priceCents: 150, formerPriceCents: 150 }, undefined],
    [{ formerPriceCents: 90 }, { priceCents: 100 }],
    [{ priceCents: 200, formerPriceCents: 150 }, { priceCents: 100 }],
  ])("of the line %j and the product %j is not higher than the price", (values, product) => {
    expect(refuseFormerPrice(values, product)).toEqual([
      { column: "former_price", message: "O preço anterior precisa ser maior que o preço." },
    ]);
  });
});

describe("the changes of a product", () => {
  const product: KnownProduct = {
    id: "1",
    code: "A1",
    name: "Camisa  Azul",
    priceCents: 19990,
    formerPriceCents: null,
    categoryId: "1",
    category: "Times Brasileiros",
    subcategory: "Padrão",
    sizeGrid: "Infantil",
    description: "Linha um\r\nLinha dois",
    isNew: false,
    isFeatured: true,
    status: "published",
    counted: null,
    images: [{ id: "i", key: null, url: "https://x.com/a.jpg", altText: null, source: null }],
  };

  it("are none if a line differs only in upper and lower case", () => {
    const same = {
      name: "Camisa Azul",
      priceCents: 19990,
      category: "times brasileiros",
      subcategory: "PADRAO",
      sizeGrid: "INFANTIL",
      description: "Linha um\nLinha dois",
      isFeatured: true,
      images: [{ url: "https://x.com/a.jpg" }],
    };
    expect(planChanges(same, product)).toEqual([]);
  });

  it("are listed column by column, formatted for people", () => {
    expect(planChanges({ priceCents: 9990, isNew: true, images: [] }, product)).toEqual([
      { column: "price", before: formatCents(19990), after: formatCents(9990) },
      { column: "is_new", before: "Não", after: "Sim" },
      { column: "images", before: "1 imagem", after: "sem imagem" },
    ]);
  });

  it("say that a raised price ends the offer", () => {
    expect(planChanges({ priceCents: 24990 }, { ...product, formerPriceCents: 24990 })).toEqual([
      { column: "price", before: formatCents(19990), after: formatCents(24990) },
      { column: "former_price", before: formatCents(24990), after: "sem preço anterior" },
    ]);
  });

  it.each([
    ["Adulto", "Infantil", "Adulto", "Infantil"],
    [null, "Infantil", "sem grade própria", "Infantil"],
    ["Adulto", null, "Adulto", "sem grade própria"],
  ])("say that the grid %j becomes %j", (sizeGrid, wanted, before, after) => {
    expect(planChanges({ sizeGrid: wanted }, { ...product, sizeGrid })).toEqual([
      { column: "size_grid", before, after },
    ]);
  });

  it("leave out columns that the line leaves empty", () => {
    expect(planChanges({}, product)).toEqual([]);
  });
});
