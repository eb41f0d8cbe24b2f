import { Camera, ShoppingCart } from "lucide-react";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { countCart } from "#app/features/analytics/count-visit.ts";
import { changeCart } from "#app/features/cart/cart-store.ts";
import { useAsking } from "#app/features/orders/use-asking.ts";
import { addItem } from "#domain/cart/cart.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { formatCents } from "#domain/money.ts";
import { describeRepeated, findRepeatedNumbers } from "#domain/team/repeated-numbers.ts";
import type { TeamLine } from "#domain/team/team-list.ts";
import { countSizes } from "#domain/team-orders/count-sizes.ts";
import { Alert } from "#ui/alert.tsx";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import { toast } from "#ui/toast.tsx";
import { rememberCartTeam } from "./remember-cart-team.ts";
import { TeamPhotoDialog } from "./team-photo-dialog.tsx";
import type { CaptainActions } from "./use-captain-actions.ts";
import { useTeamCart } from "./use-team-cart.ts";

interface OrderPanelProps {
  actions: CaptainActions;
  product: ProductDetail;
  surchargeCents: number;
  lines: readonly TeamLine[];
}

/** What the team comes to, its picture to approve, and the way into the cart. */
export function OrderPanel({ actions, product, surchargeCents, lines }: OrderPanelProps) {
  const { team } = actions;
  const cart = useTeamCart(team, lines, product, surchargeCents);
  const [asks, setAsks] = useState(false);
  const reason = useId();
  const count = team.shirts.length;
  return (
    <aside
      aria-label="Resumo do time"
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 md:self-start md:p-6 lg:sticky lg:top-24"
    >
      <div>
        <p role="status" className="text-muted text-note">
          {count === 1 ? "1 camisa" : `${count} camisas`}
        </p>
        <p className="price text-price">{formatCents(cart.totalCents)}</p>
      </div>
      <ul aria-label="Por tamanho" className="flex flex-wrap gap-2 empty:hidden">
        {countSizes(team.shirts, product).map(({ size, shirts }) => (
          <li key={size} className="rounded-badge bg-raised px-2 py-1 text-small tabular-nums">
            <b className="font-semibold">{shirts}</b> {size}
          </li>
        ))}
      </ul>
      {count > 0 && product.print && <TeamPhotoDialog team={team} icon={<Camera />} />}
      <Button
        size="lg"
        icon={<ShoppingCart />}
        disabled={cart.obstacle !== null}
        aria-describedby={reason}
        onClick={() => setAsks(true)}
      >
        Pôr no carrinho
      </Button>
      <p
        id={reason}
        aria-live="polite"
        className={cx("text-small", cart.obstacle ? "text-canary" : "text-muted")}
      >
        {cart.obstacle ?? "Cada camisa diferente vira uma linha do carrinho. Você escolhe a entrega lá."}
      </p>
      <CartQuestion
        actions={actions}
        cart={cart}
        lines={lines}
        productId={product.id}
        open={asks}
        onClose={() => setAsks(false)}
      />
    </aside>
  );
}

interface CartQuestionProps {
  actions: CaptainActions;
  cart: ReturnType<typeof useTeamCart>;
  lines: readonly TeamLine[];
  productId: string;
  open: boolean;
  onClose: () => void;
}

/** Asked before the shirts go into the cart: who comes later would not be in it. */
function CartQuestion({ actions, cart, lines, productId, open, onClose }: CartQuestionProps) {
  const { team, secret } = actions;
  const [closes, setCloses] = useState(true);
  const { isBusy, failure, ask } = useAsking();
  const navigate = useNavigate();
  const repeated = findRepeatedNumbers(lines);
  const mayClose = team.state === "open" || team.state === "full";
  const count = team.shirts.length;
  const shirts = count === 1 ? "1 camisa" : `${count} camisas`;

  function putIntoCart() {
    void ask(async () => {
      if (mayClose && closes) await actions.change({ closed: true });
      changeCart(() => cart.items.reduce(addItem, [...cart.others]));
      rememberCartTeam({ team: { token: team.token, secret }, lines: cart.keys });
      countCart(productId);
      toast.success(`${shirts} no carrinho`);
      onClose();
      await navigate("/carrinho");
    });
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Pôr ${shirts} no carrinho?`}
      description={
        team.state === "ordered"
          ? "O time já pediu por este link. Isto faz um segundo pedido, com todas as camisas de novo."
          : "Confira a lista e a foto do time antes: os nomes e os números são impressos como estão."
      }
      confirmLabel="Pôr no carrinho"
      busyLabel="Fechando a lista..."
      tone="primary"
      busy={isBusy}
      onConfirm={putIntoCart}
    >
      <div className="grid gap-3 empty:hidden">
        {failure && <Alert>{failure}</Alert>}
        {repeated.length > 0 && (
          <Alert tone="info" announce={false}>
            {repeated.map((each) => (
              <p key={each.number}>{describeRepeated(each)}</p>
            ))}
          </Alert>
        )}
        {mayClose && (
          <Checkbox
            label="Fechar a lista agora, para ninguém ficar de fora do pedido"
            checked={closes}
            onChange={(event) => setCloses(event.target.checked)}
          />
        )}
      </div>
    </AlertDialog>
  );
}
