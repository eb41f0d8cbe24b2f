import { describeUsers } from "#domain/describe-users.ts";
import { describeOptionPrice, placeNames } from "#domain/options/option-texts.ts";
import { Badge } from "#ui/badge.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { OnOptionAction } from "./option-action.ts";
import { OptionMenu } from "./option-menu.tsx";
import { PatchThumbnail } from "./patch-thumbnail.tsx";
import type { LibraryOption } from "./use-library.ts";

interface OptionsTableProps {
  options: readonly LibraryOption[];
  onAction: OnOptionAction;
}

export function OptionsTable({ options, onAction }: OptionsTableProps) {
  return (
    <Table label="Opções">
      <TableHead>
        <HeadCell className="lg:w-20">Imagem</HeadCell>
        <HeadCell>Opção</HeadCell>
        <HeadCell className="lg:w-40">Lugar</HeadCell>
        <HeadCell className="lg:w-32">Preço</HeadCell>
        <HeadCell className="lg:w-56">Uso</HeadCell>
        <HeadCell align="right" className="lg:w-20">
          Ações
        </HeadCell>
      </TableHead>
      <TableBody>
        {options.map((option) => (
          <OptionRow key={option.id} option={option} onAction={onAction} />
        ))}
      </TableBody>
    </Table>
  );
}

/** As a card (below 1100 px) the menu is beside the name; in the table it is the last column. */
function OptionRow({ option, onAction }: { option: LibraryOption; onAction: OnOptionAction }) {
  const { name, price_cents, patch, is_offered, products, categories } = option;
  const users = describeUsers(products, categories);
  return (
    <Row picture onOpen={() => onAction({ kind: "edit", option })} className="max-lg:items-start">
      <Cell card="picture" className="max-lg:row-span-3">
        <PatchThumbnail
          imageUrl={patch?.image_url ?? null}
          alt={patch ? `Imagem de ${name}` : ""}
          className="size-12"
        />
      </Cell>
      <Cell card="title" className="lg:font-semibold">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere">{name}</span>
          {!is_offered && <Badge>Fora de venda</Badge>}
        </span>
      </Cell>
      <Cell card="hidden">{patch ? placeNames[patch.place] : <span className="text-muted">–</span>}</Cell>
      <Cell card="meta" numeric className="max-lg:col-start-2">
        {patch && <span className="lg:hidden">{placeNames[patch.place]} · </span>}
        {describeOptionPrice(price_cents)}
      </Cell>
      <Cell card="meta" className="max-lg:col-start-2">
        {users ? `Em ${users}` : <span className="text-muted">Sem uso</span>}
      </Cell>
      <Cell
        card="end"
        align="right"
        className="max-lg:col-start-3 max-lg:row-span-3 max-lg:row-start-1 max-lg:self-start"
      >
        <OptionMenu option={option} onAction={onAction} />
      </Cell>
    </Row>
  );
}
