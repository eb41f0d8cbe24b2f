import { useRef } from "react";
import { useNavigate } from "react-router";
import { countCart } from "#app/features/analytics/count-visit.ts";
import { changeCart } from "#app/features/cart/cart-store.ts";
import { LazyOptions } from "#app/features/options/lazy-options.tsx";
import { CurrentPrice, FormerPrice } from "#app/features/prices/offer-price.tsx";
import { StartTeamLink } from "#app/features/team-orders/start-team-link.tsx";
import { addItem } from "#domain/cart/cart.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { formerUnitPriceCents, unitPriceCents } from "#domain/catalog/unit-price.ts";
import { cheapestSize, costsBySize } from "#domain/sizes/size-grid.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Link } from "#ui/link.tsx";
import { toast } from "#ui/toast.tsx";
import { TeamListField } from "./team-list-field.tsx";
import { TeamShirts } from "./team-shirts.tsx";
import { countShirts, TeamSummary } from "./team-summary.tsx";
import { useTeamOrder } from "./use-team-order.ts";

interface TeamPageProps {
  product: ProductDetail;
  surchargeCents: number;
}

/** Orders one shirt for each line of a pasted or typed list. */
export function TeamPage({ product, surchargeCents }: TeamPageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const order = useTeamOrder(product, surchargeCents, field);
  const navigate = useNavigate();
  const path = `/produto/${product.id}`;
  const withPrint = {
    size: cheapestSize(product)?.label ?? null,
    isCustomized: true,
    options: order.chosen.forAll,
  };
  const priceCents = unitPriceCents(product, withPrint, surchargeCents);
  // Where sizes cost more than this, it is not what each shirt is reduced to.
  const isFrom = costsBySize(product);
  const formerPriceCents = isFrom ? null : formerUnitPriceCents(product, withPrint, surchargeCents);

  function putIntoCart() {
    changeCart((items) => order.items.reduce(addItem, [...items]));
    countCart(product.id);
  }

  function add() {
    putIntoCart();
    order.forget();
    toast.success(`${countShirts(order.units)} no carrinho`);
    void navigate("/carrinho");
  }

  /** The lines to mend stay in the list. */
  function addRight() {
    putIntoCart();
    order.change(order.restOfList);
    toast.success(`${countShirts(order.units)} no carrinho`, {
      action: { label: "Ver carrinho", onPress: () => void navigate("/carrinho") },
    });
  }

  return (
    <div className="wrap pb-section">
      <Breadcrumb
        items={[{ label: "Home", to: "/" }, { label: product.name, to: path }, { label: "Pedido para time" }]}
      />
      <div className="grid gap-2 pb-6">
        <h1 className="font-display font-extrabold text-title leading-[0.98]">Pedido para time</h1>
        <p className="text-muted">
          <Link to={path} className="link text-text">
            {product.name}
          </Link>{" "}
          com nome e número, {isFrom && "a partir de"}
          {formerPriceCents ? <FormerPrice cents={formerPriceCents} /> : null}{" "}
          <CurrentPrice priceCents={priceCents} formerPriceCents={formerPriceCents} /> cada.
        </p>
      </div>
      <div className="grid gap-8 pb-8">
        <StartTeamLink product={product} />
        <h2 className="font-display font-extrabold text-h3">Ou cole a lista</h2>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
        <div className="grid min-w-0 content-start gap-8">
          <TeamListField order={order} field={field} onAddRight={addRight} />
          {product.options && order.isReady && (
            <LazyOptions
              label="Opções para todos"
              options={product.options}
              chosen={order.chosen.forAll}
              onChange={order.chooseForAll}
            />
          )}
          <TeamShirts product={product} surchargeCents={surchargeCents} order={order} />
        </div>
        <TeamSummary order={order} onAdd={add} />
      </div>
    </div>
  );
}
