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
      <Cell card="picture" className="max-lg:row-span-4">
        <PatchThumbnail
          imageUrl={patch?.image_url ?? null}
          alt={patch ? `Imagem de ${name}` : ""}
          className="size-12"
        />
      </Cell>
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        {name}
        {!is_offered && <Badge className="ml-2 align-middle">Fora de venda</Badge>}
      </Cell>
      <Cell card={patch ? "meta" : "hidden"} className={cellClass}>
        {patch ? placeNames[patch.place] : <span className="text-muted">–</span>}
      </Cell>
      <Cell card="meta" numeric className={cellClass}>
        {describeOptionPrice(price_cents)}
      </Cell>
      <Cell card="meta" className={cellClass}>
        {users ? `Em ${users}` : <span className="text-muted">Sem uso</span>}
      </Cell>
      <Cell card="end" align="right" className="max-lg:col-start-3 max-lg:row-start-1">
        <OptionMenu option={option} onAction={onAction} />
      </Cell>
    </Row>
  );
}

/** On a card below the name, beside the picture. */
const cellClass = "max-lg:col-span-2 max-lg:col-start-2";
