import { ChevronLeft, ChevronRight } from "lucide-react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { IMPORT_LINES_PER_PAGE, type LineFilter } from "#domain/imports/product-import.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { HeadCell, Table, TableBody, TableFoot, TableHead } from "#ui/table.tsx";
import { ImportLineRow } from "./import-line-row.tsx";
import { type ImportLinePage, type ProductImport, useImportLines } from "./import-queries.ts";
import { numbers } from "./import-texts.ts";

const ALL = "todas";
const filters: { value: string; label: string; show: LineFilter | undefined }[] = [
  { value: ALL, label: "Todas as linhas", show: undefined },
  { value: "criar", label: "Novos", show: "create" },
  { value: "atualizar", label: "Atualizações", show: "update" },
  { value: "iguais", label: "Sem mudança", show: "unchanged" },
  { value: "problemas", label: "Com erro ou aviso", show: "problems" },
];

/** The report: what each line would do before the import, and its outcome afterwards. */
export function ImportLines({ item }: { item: ProductImport }) {
  const { get, set } = useListParams();
  const chosen = filters.find(({ value }) => value === get("mostrar")) ?? filters[0];
  const page = Math.max(1, Number(get("pagina")) || 1);
  const { data, error, refetch, isPlaceholderData } = useImportLines(item, { show: chosen?.show, page });
  return (
    <Panel>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-3 lg:px-4">
        <h2 className="font-semibold text-body">Relatório por linha</h2>
        <div className="w-full md:w-52">
          <Select
            label="Mostrar"
            controlSize="app"
            options={filters}
            value={chosen?.value ?? ALL}
            onValueChange={(value) => set({ mostrar: value === ALL ? null : value })}
          />
        </div>
      </div>
      {!data && error && (
        <LoadFailed title="Falha ao carregar o relatório. Tente novamente." error={error} onRetry={refetch} />
      )}
      {!data && !error && <TableSkeleton label="Carregando o relatório..." rows={5} />}
      {data?.total === 0 && <EmptyState title="Nenhuma linha aqui" text="Escolha outro filtro." />}
      {data && data.total > 0 && (
        <div aria-busy={isPlaceholderData || undefined}>
          <LineTable data={data} />
        </div>
      )}
    </Panel>
  );
}

function LineTable({ data }: { data: ImportLinePage }) {
  return (
    <>
      <Table label="Relatório por linha">
        <TableHead>
          <HeadCell className="lg:w-20">Linha</HeadCell>
          <HeadCell>Produto</HeadCell>
          <HeadCell className="lg:w-40">Resultado</HeadCell>
          <HeadCell className="lg:w-1/2">O que muda</HeadCell>
        </TableHead>
        <TableBody>
          {data.rows.map((line) => (
            <ImportLineRow key={line.line} line={line} />
          ))}
        </TableBody>
      </Table>
      <LinePager data={data} />
    </>
  );
}

function LinePager({ data: { rows, total, page } }: { data: ImportLinePage }) {
  const { set } = useListParams();
  const before = (page - 1) * IMPORT_LINES_PER_PAGE;
  const go = (next: number) => () => set({ pagina: next === 1 ? null : String(next) });
  const summary = `${numbers.format(before + 1)}–${numbers.format(before + rows.length)} de ${numbers.format(total)}`;
  return (
    <TableFoot summary={summary}>
      <IconButton size="sm" label="Página anterior" disabled={page === 1} onClick={go(page - 1)}>
        <ChevronLeft className="size-5" />
      </IconButton>
      <IconButton
        size="sm"
        label="Próxima página"
        disabled={before + rows.length >= total}
        onClick={go(page + 1)}
      >
        <ChevronRight className="size-5" />
      </IconButton>
    </TableFoot>
  );
}
