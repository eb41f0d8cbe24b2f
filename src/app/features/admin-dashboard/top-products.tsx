import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { Link } from "#ui/link.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import type { TopProduct } from "./dashboard.ts";
import { padTopProducts, type Sampled, SHOWN_PRODUCTS } from "./dashboard-samples.ts";
import { SampleBadge } from "./sample-badge.tsx";

export function TopProducts({ products }: { products: readonly TopProduct[] }) {
  const shown = padTopProducts(products).slice(0, SHOWN_PRODUCTS);
  return (
    <Panel>
      <PanelHead title="Produtos Mais Vendidos" />
      <ol>
        {shown.map((product, index) => (
          <li
            key={product.id}
            className="relative grid min-h-17 grid-cols-[24px_48px_minmax(0,1fr)_auto] items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0"
          >
            <b
              aria-hidden="true"
              className="text-center font-bold font-display text-[22px] text-subtle leading-none"
            >
              {index + 1}
            </b>
            <Picture url={product.image_url} />
            <Name product={product} />
            <span className="text-right text-caption text-muted">
              <b className="block font-semibold text-small text-text tabular-nums">{product.units}</b>
              {product.units === 1 ? "vendida" : "vendidas"}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Name({ product: { id, name, category, isSample } }: { product: Sampled<TopProduct> }) {
  return (
    <span>
      {isSample ? (
        <span className="mr-2 font-semibold">{name}</span>
      ) : (
        <Link to={`/admin/produtos?produto=${id}`} className="font-semibold hover:underline">
          {name}
        </Link>
      )}
      {isSample && <SampleBadge />}
      <small className="block text-caption text-muted">{category}</small>
    </span>
  );
}

const unknownSize = { alt: "", width: null, height: null, color: null };
const widths = [160] as const;

function Picture({ url }: { url: string | null }) {
  return (
    <ProductPicture
      picture={url ? { url, ...unknownSize } : null}
      alt=""
      sizes="48px"
      widths={widths}
      className="size-12 rounded-inner"
    />
  );
}
