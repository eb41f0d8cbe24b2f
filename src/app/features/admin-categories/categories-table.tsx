import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { OnAction } from "./category-action.ts";
import { CategoryMenu } from "./category-menu.tsx";
import { CategoryThumbnail } from "./category-thumbnail.tsx";
import { SubcategoryChips } from "./subcategory-chips.tsx";
import type { AdminCategory } from "./use-categories.ts";

interface CategoriesTableProps {
  categories: readonly AdminCategory[];
  onAction: OnAction;
}

export function CategoriesTable({ categories, onAction }: CategoriesTableProps) {
  return (
    <Table label="Categorias">
      <TableHead>
        <HeadCell className="lg:w-1/6">Nome</HeadCell>
        <HeadCell className="lg:w-1/3">Descrição</HeadCell>
        <HeadCell>Subcategorias</HeadCell>
        <HeadCell className="lg:w-32">Imagem</HeadCell>
        <HeadCell align="right" className="lg:w-20">
          Ações
        </HeadCell>
      </TableHead>
      <TableBody>
        {categories.map((category) => (
          <CategoryRow key={category.id} category={category} onAction={onAction} />
        ))}
      </TableBody>
    </Table>
  );
}

/** As a card (below 1100 px) the menu is beside the name; in the table it is the last column. */
function CategoryRow({ category, onAction }: { category: AdminCategory; onAction: OnAction }) {
  const { name, description } = category;
  return (
    <Row>
      <Cell card="title" className="break-words font-semibold">
        {name}
      </Cell>
      <Cell label="Descrição" className="text-muted max-lg:order-2 max-lg:before:hidden">
        {description ? (
          <span className="line-clamp-2 whitespace-pre-line">{description}</span>
        ) : (
          <span className="text-subtle">Sem descrição</span>
        )}
      </Cell>
      <Cell label="Subcategorias" className="max-lg:order-3 max-lg:mt-2 max-lg:before:hidden">
        <SubcategoryChips category={category} onAction={onAction} />
      </Cell>
      <Cell label="Imagem" className="max-lg:order-4 max-lg:mt-2 max-lg:before:hidden">
        <CategoryThumbnail category={category} onAction={onAction} />
      </Cell>
      <Cell card="end" align="right" className="max-lg:order-1">
        <CategoryMenu category={category} onAction={onAction} />
      </Cell>
    </Row>
  );
}
