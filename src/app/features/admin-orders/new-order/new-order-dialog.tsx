import { formatCents } from "#domain/money.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { AgreedDelivery } from "../order-draft/agreed-delivery.tsx";
import { AgreedDiscount } from "../order-draft/agreed-discount.tsx";
import { CustomerFields } from "../order-draft/customer-fields.tsx";
import { DraftLines } from "../order-draft/draft-lines.tsx";
import { ProductFinder } from "../order-draft/product-finder.tsx";
import { orderTexts } from "../order-texts.ts";
import { useNewOrder } from "./use-new-order.ts";

interface NewOrderDialogProps {
  open: boolean;
  onClose: () => void;
  onShow: (id: string) => void;
}

export function NewOrderDialog({ open, onClose, onShow }: NewOrderDialogProps) {
  const order = useNewOrder(({ id }) => {
    onClose();
    toast.success(orderTexts.created, { action: { label: "Ver pedido", onPress: () => onShow(id) } });
  });
  const { draft, quote, quoteRefusal, busy, alert, errors } = order;

  return (
    <Dialog
      width={920}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissible={!busy}
      title="Novo Pedido"
    >
      <form {...order.formProps} className="contents">
        <DialogBody>
          {alert && <Alert>{alert}</Alert>}
          <CustomerFields draft={draft} errors={errors} onChange={order.change} onFill={order.fill} />
          <section aria-labelledby="itens-do-pedido" className="grid gap-4">
            <h3 id="itens-do-pedido" className="font-semibold text-body">
              Produtos
            </h3>
            <ProductFinder error={errors.items ?? quoteRefusal} onPick={order.addProduct} />
            <DraftLines
              lines={draft.items}
              quote={quote}
              isQuoting={quoteRefusal === undefined}
              errors={errors}
              onChange={order.changeLine}
              onRemove={order.removeLine}
            />
          </section>
          {quote?.delivery && (
            <AgreedDelivery
              delivery={draft.delivery}
              options={quote.delivery.options}
              errors={errors}
              onChange={(delivery) => order.change({ delivery })}
            />
          )}
          {draft.items.length > 0 && (
            <AgreedDiscount
              discount={draft.discount}
              errors={errors}
              onChange={(discount) => order.change({ discount })}
            />
          )}
        </DialogBody>
        <DialogFoot className="items-center max-md:flex-wrap">
          <p className="flex items-baseline gap-3 max-md:basis-full! md:mr-auto" aria-live="polite">
            <span className="font-semibold text-body">Total</span>
            <span className="font-bold font-display text-[28px] text-canary tabular-nums leading-9">
              {formatCents(order.totalCents)}
            </span>
          </p>
          <Button variant="outline" size="app" onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" size="app" busy={busy} busyLabel="Criando...">
            Criar Pedido
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
