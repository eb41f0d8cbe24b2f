import { MIN_RATE_BASE } from "#domain/analytics/analytics-report.ts";
import { OTHERS } from "#domain/analytics/visit-source.ts";
import { Link } from "#ui/link.tsx";
import { formatCount, formatRate } from "./measures.ts";
import { RankedList } from "./ranked-list.tsx";
import type { Analytics } from "./use-analytics.ts";

/** The most viewed products, those most often added to a cart, and the searches with and without results. */
export function InterestLists({ report }: { report: Analytics }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2 [&>*]:min-w-0">
      <RankedList
        title="Produtos mais vistos"
        empty={{ title: "Nenhum produto visto neste período" }}
        rows={report.most_viewed.map((product) => ({
          key: product.id,
          label: <ProductLink product={product} />,
          value: countOf(product.views, "visualização", "visualizações"),
          detail: countOf(product.carts, "carrinho", "carrinhos"),
        }))}
      />
      <RankedList
        title="Produtos que mais vão para o carrinho"
        empty={{
          title: "Ainda não dá para dizer",
          text: `Contam produtos com pelo menos ${MIN_RATE_BASE} visualizações.`,
        }}
        rows={report.most_wanted.map((product) => ({
          key: product.id,
          label: <ProductLink product={product} />,
          value: formatRate(product.carts, product.views),
          detail: `${formatCount(product.carts)} de ${formatCount(product.views)}`,
        }))}
      />
      <RankedList
        title="Buscas"
        empty={{ title: "Nenhuma busca neste período" }}
        rows={report.searches.map(toRow)}
      />
      <RankedList
        title="Buscas sem resultado"
        empty={{
          title: "Nenhuma busca ficou sem resultado",
          text: "O que se procura e não se acha aparece aqui.",
        }}
        rows={report.empty_searches.map(toRow)}
      />
    </div>
  );
}

function ProductLink({ product: { id, name } }: { product: Analytics["most_viewed"][number] }) {
  return (
    <Link to={`/admin/produtos?produto=${id}`} className="hover:underline">
      {name}
    </Link>
  );
}

const toRow = ({ words, count }: Analytics["searches"][number]) => ({
  key: words,
  label: words === OTHERS ? "(outras buscas)" : words,
  value: countOf(count, "vez", "vezes"),
});

const countOf = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
