/** Recognises the columns of a spreadsheet by its first line, in any usual spelling. */
import { withoutAccents } from "../slug.ts";
import { type ImportColumn, importColumns, type ProductColumn } from "./product-import.ts";
import { isStockColumn, readStockHeading, sizeOfColumn } from "./stock-columns.ts";

export const columnTitles: Record<ProductColumn, string> = {
  id: "ID",
  code: "Código",
  name: "Nome",
  price: "Preço",
  former_price: "Preço anterior",
  category: "Categoria",
  subcategory: "Subcategoria",
  size_grid: "Grade de tamanhos",
  description: "Descrição",
  is_new: "Novo",
  is_featured: "Destaque",
  status: "Situação",
  images: "Imagens",
};

const otherNames: Record<ProductColumn, readonly string[]> = {
  id: ["id do produto", "identificador", "product id"],
  code: ["cod", "sku", "referencia", "ref", "codigo do produto", "codigo sku", "codigo interno"],
  name: ["produto", "titulo", "nome do produto", "name", "title"],
  price: ["valor", "preco de venda", "preco r", "preco em reais", "valor de venda", "price"],
  former_price: [
    ...["preco anterior r", "preco antigo", "preco original", "preco cheio", "preco de tabela"],
    ...["former price", "list price"],
  ],
  category: ["categorias", "departamento", "category", "product type"],
  subcategory: ["subcategorias", "sub categoria", "subcategory"],
  size_grid: ["grade de tamanho", "size grid"],
  description: ["detalhes", "descricao do produto", "texto", "description"],
  is_new: ["lancamento", "selo novo", "is new", "new"],
  is_featured: ["em destaque", "fixado", "is featured", "featured"],
  status: ["status", "estado", "publicacao", "publicado"],
  images: [
    ...["imagem", "foto", "fotos", "url da imagem", "urls das imagens", "imagem principal", "link da imagem"],
    ...["image", "images", "image link", "additional image link"],
  ],
};

export const titleOf = (column: ImportColumn): string =>
  isStockColumn(column) ? `Estoque ${sizeOfColumn(column)}` : columnTitles[column];

const columnOfName = new Map<string, ProductColumn>(
  importColumns.flatMap((column) =>
    [columnTitles[column], ...otherNames[column]].map((name) => [plain(name), column] as const),
  ),
);

/** "Preço (R$)" → "preco r": only letters and digits, without the number of a repeated column ("Imagem 2"). */
function plain(heading: string): string {
  return withoutAccents(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/ \d{1,2}$/, "")
    .trim();
}

export interface Headings {
  /** The meaning of each column of the spreadsheet; null for a column that the import does not use. */
  columns: (ImportColumn | null)[];
  ignored: string[];
}

export type HeadingsRefusal = { refusal: string };

export function readHeadings(row: readonly string[]): Headings | HeadingsRefusal {
  const columns = row.map((heading) => columnOfName.get(plain(heading)) ?? readStockHeading(heading) ?? null);
  const known = columns.filter((column) => column !== null);
  if (!known.some((column) => column === "name" || column === "code" || column === "id")) {
    return {
      refusal:
        "A primeira linha precisa ter os títulos das colunas, com pelo menos Nome ou Código. Baixe o modelo para ver como é.",
    };
  }
  const keys = known.map((column) => column.toLowerCase());
  const twice = known.find(
    (column, index) => column !== "images" && keys.indexOf(keys[index] ?? "") !== index,
  );
  if (twice) return { refusal: `Há mais de uma coluna para “${titleOf(twice)}”. Deixe só uma delas.` };
  const ignored = row.filter((heading, index) => columns[index] === null && heading.trim() !== "");
  return { columns, ignored: ignored.map((heading) => heading.trim().slice(0, 60)) };
}
