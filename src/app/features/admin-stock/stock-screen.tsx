import { Boxes, PackagePlus } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { ListToolbar } from "#app/features/admin/list-toolbar.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { STOCK_PER_PAGE, type StockShow, stockShows } from "#domain/stock/stock-list.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { readStockFilter, type StockListFilter, wordOfShow } from "./stock-list-params.ts";
import { useStockList } from "./stock-queries.ts";
import { StockTable } from "./stock-table.tsx";

const showLabels: Record<StockShow, string> = {
  all: "Todos os produtos",
  counted: "Com algo contado",
  low: "Estoque baixo",
  sold_out: "Com tamanho esgotado",
  uncounted: "Sem contagem",
};

const HOW_IT_WORKS =
  "Conte só o que quiser. Um tamanho com número é vendido até acabar: cada pedido desconta as suas unidades, e ninguém compra o que não há. Um tamanho sem número é ilimitado.";

export function StockScreen() {
  const list = useListParams();
  const filter = readStockFilter(list.params);
  const { data: page } = useStockList(filter, list.get("cursor"));
  return (
    <AdminPage
      title="Estoque"
      description="Quantas unidades há de cada tamanho. Sem número, o tamanho é ilimitado."
      actions={
        <ButtonLink size="app" icon={<PackagePlus />} to="/admin/estoque/entrega">
          Receber entrega
        </ButtonLink>
      }
    >
      <Panel>
        <ListToolbar
          list={list}
          layout="compact"
          search={{ label: "Buscar no estoque", placeholder: "Nome ou código...", maxLength: 100 }}
          count={page ? countOf(page.total, page.total_is_exact) : null}
        >
          <Select
            label="Mostrar"
            controlSize="app"
            options={stockShows.map((show) => ({ value: show, label: showLabels[show] }))}
            value={filter.show}
            onValueChange={(show) => list.set({ mostrar: wordOfShow(show as StockShow) })}
            className="min-w-0 max-lg:col-span-2 lg:w-56"
          />
        </ListToolbar>
        <StockList filter={filter} />
      </Panel>
    </AdminPage>
  );
}

/** Shows one of the states loading, failed, empty or full. */
function StockList({ filter }: { filter: StockListFilter }) {
  const { get } = useListParams();
  const { data: page, error, refetch, isPlaceholderData } = useStockList(filter, get("cursor"));
  if (!page) {
    if (!error) return <TableSkeleton label="Carregando estoque..." picture />;
    return <LoadFailed title="Não foi possível carregar o estoque" error={error} onRetry={refetch} />;
  }
  if (page.rows.length === 0) return <NoStock filter={filter} />;
  const isAnyCounted = page.rows.some(({ sizes }) => sizes.some(({ units }) => units !== null));
  const isWhole = filter.show === "all" && !filter.q && !get("cursor");
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      {isWhole && !isAnyCounted && (
        <Alert tone="info" announce={false} className="m-3 lg:m-4">
          <p>{HOW_IT_WORKS}</p>
        </Alert>
      )}
      <StockTable products={page.rows} />
      <ListPager page={page} size={STOCK_PER_PAGE} />
    </div>
  );
}

function NoStock({ filter: { q, show } }: { filter: StockListFilter }) {
  const nothing: Record<StockShow, [title: string, text: string]> = {
    all: ["Nenhum produto", "Adicione produtos para contar o estoque deles."],
    counted: ["Nada é contado ainda", HOW_IT_WORKS],
    low: ["Nada está acabando", "Nenhum tamanho contado está esgotado ou nas últimas unidades."],
    sold_out: ["Nada esgotou", "Todos os tamanhos contados têm unidades."],
    uncounted: ["Tudo é contado", "Todos os produtos têm pelo menos um tamanho contado."],
  };
  const [title, text] = q
    ? ["Nenhum produto encontrado", "Tente outro nome, o código ou outro filtro."]
    : nothing[show];
  return (
    <div role="status">
      <EmptyState
        icon={<Boxes className="size-8 text-muted" />}
        title={title}
        text={<span className="mx-auto block max-w-[60ch]">{text}</span>}
      />
    </div>
  );
}

const numbers = new Intl.NumberFormat("pt-BR");
function countOf(total: number, isExact: boolean): string {
  const count = total === 1 ? "1 produto" : `${numbers.format(total)} produtos`;
  return isExact ? count : `mais de ${count}`;
}
