import { useSearchParams } from "react-router";
import { useCart } from "#app/features/cart/cart-store.ts";
import { useDeliveryDraft } from "#app/features/checkout/delivery-draft.ts";
import { ownPath } from "#domain/accounts/after-login.ts";
import { isCartPath, type KeptCart, keptCartText } from "#domain/accounts/kept-cart.ts";
import { Alert } from "#ui/alert.tsx";
import { Link } from "#ui/link.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useEntryPath } from "./entry-head.tsx";

interface CheckoutEntry extends KeptCart {
  /** The name in the delivery form. */
  name: string;
}

/** Returns what a person has left in the checkout to sign in; undefined for everybody else. */
export function useCheckoutEntry(): CheckoutEntry | undefined {
  const [params] = useSearchParams();
  const items = useCart((cart) => cart.items.length);
  const { name, address } = useDeliveryDraft((state) => state.draft);
  const isFromCart = isCartPath(ownPath(params.get("redirect")));
  if (!useHydrated() || !isFromCart || items === 0) return undefined;
  return { items, hasAddress: address.trim() !== "", name: name.trim() };
}

/** Says that nothing is lost, and offers both ways on: who has an account signs in, who has none creates one. */
export function CheckoutEntryHead({ kept, current }: { kept: KeptCart; current: "Entrar" | "Criar Conta" }) {
  const ways = [
    { to: useEntryPath("/login"), label: "Entrar" },
    { to: useEntryPath("/cadastro"), label: "Criar Conta" },
  ];
  return (
    <div className="grid gap-4">
      <Alert tone="success" announce={false}>
        {keptCartText(kept)}
      </Alert>
      <nav
        aria-label="Entrar ou criar conta"
        className="grid grid-cols-2 rounded-control border border-line bg-ground p-0.75"
      >
        {ways.map(({ to, label }) => (
          <Link
            key={label}
            to={to}
            aria-current={label === current ? "page" : undefined}
            className="grid min-h-11 place-items-center rounded-inner font-semibold text-muted transition-colors hover:text-text aria-[current=page]:bg-hover aria-[current=page]:text-text"
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
