import { ChevronLeft, ChevronRight } from "lucide-react";
import type { AnswerOf } from "#app/api/api-client.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { TableFoot } from "#ui/table.tsx";
import { useListParams } from "./use-list-params.ts";

/** A page of any paginated list, because all of them have the same form. */
type Page = Omit<AnswerOf<"GET /api/admin/orders">, "rows"> & { rows: readonly unknown[] };

export interface ListPagerProps {
  page: Page;
  /** The number of rows of a full page. */
  size: number;
}

/** Shows "1–25 de 268" and the arrows; the cursor is a URL parameter. */
export function ListPager({ page, size }: ListPagerProps) {
  const { get, set } = useListParams();
  const current = Math.max(1, Number(get("pagina")) || 1);
  const go = (cursor: string | null, number: number) => () =>
    set(number === 1 ? { cursor: null, pagina: null } : { cursor, pagina: String(number) });

  return (
    <TableFoot summary={summarize(page, (current - 1) * size)}>
      <IconButton
        size="sm"
        label="Página anterior"
        disabled={!page.previous}
        onClick={go(page.previous, current - 1)}
      >
        <ChevronLeft className="size-5" />
      </IconButton>
      <IconButton size="sm" label="Próxima página" disabled={!page.next} onClick={go(page.next, current + 1)}>
        <ChevronRight className="size-5" />
      </IconButton>
    </TableFoot>
  );
}

const number = new Intl.NumberFormat("pt-BR");

function summarize({ rows, total, total_is_exact }: Page, before: number): string {
  if (rows.length === 0) return "0 de 0";
  const range = `${number.format(before + 1)}–${number.format(before + rows.length)}`;
  return total_is_exact
    ? `${range} de ${number.format(total)}`
    : `${range} de mais de ${number.format(total)}`;
}
