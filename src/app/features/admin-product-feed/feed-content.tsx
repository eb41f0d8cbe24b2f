import { CircleCheck, Shirt } from "lucide-react";
import type { FeedExclusion } from "#domain/seo/feed-exclusion.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import type { FeedState } from "./use-feed-state.ts";

type LeftOut = FeedState["left_out"][number];

const reasons: Record<FeedExclusion, { title: string; text: string }> = {
  draft: { title: "Rascunho", text: "Ainda não foi publicado na loja." },
  hidden: { title: "Oculto", text: "Não aparece na loja." },
  without_picture: { title: "Sem foto", text: "O Google e a Meta só aceitam produtos com foto." },
  without_price: { title: "Sem preço", text: "O preço é zero, que o Google e a Meta recusam." },
};

export function FeedContent({ feed }: { feed: FeedState }) {
  const leftOut = feed.left_out.reduce((sum, { total }) => sum + total, 0);
  if (feed.products === 0 && leftOut === 0) return <NoProducts />;
  return (
    <Panel>
      <PanelHead title="Produtos no catálogo" />
      <div className="grid gap-5 p-4 lg:p-5">
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-grass" />
          {sentenceOf(feed.products, leftOut)}
        </p>
        {feed.left_out.map((group) => (
          <LeftOutGroup key={group.reason} group={group} />
        ))}
      </div>
    </Panel>
  );
}

function sentenceOf(products: number, leftOut: number): string {
  const listed = products === 1 ? "1 produto está no catálogo" : `${products} produtos estão no catálogo`;
  if (leftOut === 0) return `${listed}. Nenhum fica de fora.`;
  return leftOut === 1 ? `${listed}; 1 fica de fora.` : `${listed}; ${leftOut} ficam de fora.`;
}

function LeftOutGroup({ group: { reason, total, products } }: { group: LeftOut }) {
  const { title, text } = reasons[reason];
  const unnamed = total - products.length;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">
        {title} ({total})
      </h3>
      <p className="text-muted">{text}</p>
      <ul className="mt-1 grid md:grid-cols-2 md:gap-x-6">
        {products.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <Link
              to={`/admin/produtos?produto=${id}`}
              className="flex min-h-11 items-center text-grass hover:text-grass-hover lg:min-h-9"
            >
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p className="text-caption text-muted">e mais {unnamed}</p>}
    </section>
  );
}

function NoProducts() {
  return (
    <Panel>
      <EmptyState
        icon={<Shirt className="size-8" />}
        title="O catálogo ainda está vazio"
        text="Cadastre produtos com foto e preço, e eles entram aqui sozinhos."
        action={
          <ButtonLink size="app" to="/admin/produtos?produto=novo">
            Novo Produto
          </ButtonLink>
        }
      />
    </Panel>
  );
}
