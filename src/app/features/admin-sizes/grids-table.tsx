import { Copy, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { readSizes } from "#app/features/sizes/read-sizes.ts";
import { describeUsers } from "#domain/describe-users.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { OnGridAction } from "./grid-action.ts";
import { copyOf } from "./grid-draft.ts";
import { SizeChips } from "./size-chips.tsx";
import type { ManagedGrid } from "./use-size-grids.ts";

interface GridsTableProps {
  grids: readonly ManagedGrid[];
  onAction: OnGridAction;
}

export function GridsTable({ grids, onAction }: GridsTableProps) {
  return (
    <Table label="Grades de tamanhos">
      <TableHead>
        <HeadCell className="lg:w-44">Grade</HeadCell>
        <HeadCell>Tamanhos</HeadCell>
        <HeadCell className="lg:w-36">Medidas</HeadCell>
        <HeadCell className="lg:w-44">Uso</HeadCell>
        <HeadCell align="right" className="lg:w-20">
          Ações
        </HeadCell>
      </TableHead>
      <TableBody>
        {grids.map((grid) => (
          <GridRow key={grid.id} grid={grid} onAction={onAction} />
        ))}
      </TableBody>
    </Table>
  );
}

/** As a card (below 1100 px) the menu is beside the name; in the table it is the last column. */
function GridRow({ grid, onAction }: { grid: ManagedGrid; onAction: OnGridAction }) {
  const { name, guide, products, categories } = grid;
  const users = describeUsers(products, categories);
  return (
    <Row onOpen={() => onAction({ kind: "edit", grid })}>
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        {name}
      </Cell>
      <Cell className="max-lg:order-2 max-lg:my-1 max-lg:before:hidden lg:py-2.5">
        <SizeChips label={`Tamanhos de ${name}`} sizes={readSizes(grid.sizes)} />
      </Cell>
      <Cell card={guide ? "line" : "hidden"} className="max-lg:order-3 max-lg:before:hidden">
        {guide ? <Badge>Com medidas</Badge> : <span className="text-muted">As da categoria</span>}
      </Cell>
      <Cell className="text-muted max-lg:order-4 max-lg:before:hidden">
        {users ? `Em ${users}` : "Sem uso"}
      </Cell>
      <Cell card="end" align="right" className="max-lg:order-1">
        <GridMenu grid={grid} onAction={onAction} />
      </Cell>
    </Row>
  );
}

function GridMenu({ grid, onAction }: { grid: ManagedGrid; onAction: OnGridAction }) {
  return (
    <Menu
      trigger={
        <IconButton label={`Ações de ${grid.name}`} size="sm" className="max-lg:-my-2">
          <EllipsisVertical className="size-5" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => onAction({ kind: "edit", grid })}>
        Editar
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => onAction({ kind: "create", draft: copyOf(grid) })}>
        Duplicar
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => onAction({ kind: "delete", grid })}>
        Excluir
      </MenuItem>
    </Menu>
  );
}
