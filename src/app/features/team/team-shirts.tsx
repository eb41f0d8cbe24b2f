import { LinePicture } from "#app/features/print/line-picture.tsx";
import type { ProductDetail } from "#domain/catalog/product.ts";
import type { TeamGroup } from "#domain/team/team-list.ts";

const sizesOfPicture = "(min-width: 1100px) 160px, (min-width: 768px) 22vw, 44vw";

/** Previews every shirt of the list. */
export function TeamShirts({ product, groups }: { product: ProductDetail; groups: readonly TeamGroup[] }) {
  return (
    <section aria-labelledby="camisas-do-time" className="grid gap-4">
      <h2 id="camisas-do-time" className="font-display font-extrabold text-h3">
        Camisas
      </h2>
      {groups.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-4 py-8 text-center text-balance text-muted">
          As camisas aparecem aqui, cada uma com o nome e o número.
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {groups.map((group) => (
            <Shirt key={JSON.stringify([group.size, group.customization])} product={product} group={group} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Shirt({ product, group }: { product: ProductDetail; group: TeamGroup }) {
  const { customization, size, quantity } = group;
  return (
    <li className="grid content-start gap-2">
      <LinePicture
        imageUrl={product.picture?.url ?? null}
        print={product.print}
        customization={customization}
        alt=""
        sizes={sizesOfPicture}
      />
      <p className="text-small">
        <b className="wrap-anywhere block font-semibold">
          {customization.name} / {customization.number}
        </b>
        <span className="text-muted">
          Tamanho {size}
          {quantity > 1 && ` · ${quantity} camisas`}
        </span>
      </p>
    </li>
  );
}
