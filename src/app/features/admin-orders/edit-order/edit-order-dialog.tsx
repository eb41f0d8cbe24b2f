import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { DialogProps } from "#ui/dialog.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { AgreedDelivery } from "../order-draft/agreed-delivery.tsx";
import { AgreedDiscount } from "../order-draft/agreed-discount.tsx";
import { CustomerFields } from "../order-draft/customer-fields.tsx";
import { DraftLines } from "../order-draft/draft-lines.tsx";
import { ProductFinder } from "../order-draft/product-finder.tsx";
import { editOrderTexts } from "./edit-order-texts.ts";
import { EditSummary } from "./edit-summary.tsx";
import { KeptOffers } from "./kept-offers.tsx";
import { useEditOrder } from "./use-edit-order.ts";

interface EditOrderDialogProps extends DialogState, Pick<DialogProps, "onClosed" | "finalFocus"> {
  opened: AdminOrder;
}

export function EditOrderDialog({ opened, ...dialog }: EditOrderDialogProps) {
  const edit = useEditOrder(opened, dialog.onClose);
  const { order, draft, quote, errors, change } = edit;
  const delivers = !draft.pickup && (quote?.delivery !== undefined || order.delivery !== undefined);
  const { formProps, busy, isDirty } = edit;

  return (
    <FormDialog
      {...dialog}
      nested
      width={920}
      title={`${editOrderTexts.edit} ${orderNumber(order.id)}`}
      form={{ formProps, busy, isDirty }}
      leaveText={editOrderTexts.leave}
      submit={{ children: "Salvar pedido" }}
      summary={<EditSummary edit={edit} />}
    >
      <CustomerFields draft={draft} errors={errors} onChange={change} onFill={edit.fill} />
      <section aria-labelledby="itens-alterados" className="grid gap-4">
        <h3 id="itens-alterados" className="font-semibold text-body">
          Produtos
        </h3>
        <DraftLines
          lines={draft.items}
          quote={quote}
          isQuoting={edit.isQuoting}
          errors={errors}
          onChange={edit.changeLine}
          onRemove={edit.removeLine}
          onRestore={edit.restoreLine}
        />
        <ProductFinder error={errors.items} onPick={edit.addProduct} />
      </section>
      {delivers && (
        <AgreedDelivery
          delivery={draft.delivery}
          options={quote?.delivery?.options ?? []}
          kept={order.delivery}
          errors={errors}
          onChange={(delivery) => change({ delivery })}
        />
      )}
      {draft.offers.length > 0 && (
        <KeptOffers offers={draft.offers} errors={errors} onChange={(offers) => change({ offers })} />
      )}
      <AgreedDiscount
        discount={draft.discount}
        nameLabel={editOrderTexts.reason}
        nameHint={editOrderTexts.reasonHint}
        errors={errors}
        onChange={(discount) => change({ discount })}
      />
    </FormDialog>
  );
}
