import { centsToComma } from "#domain/money.ts";
import type { AdminOrder, AdminOrderItem } from "../admin-order.ts";
import { isPickedUp } from "../is-picked-up.ts";
import { agreedChoice } from "../order-draft/kept-line.ts";
import type {
  AddedLine,
  CustomerDraft,
  DeliveryDraft,
  DiscountDraft,
  KeptLine,
} from "../order-draft/order-draft.ts";

/** An offer that the order got, with what it gives from now on, as it is typed. */
export interface OfferDraft {
  /** Its place among the order's discounts. */
  position: number;
  name: string;
  code: string | null;
  givenCents: number;
  amount: string;
  isRemoved: boolean;
}

/** An order as it shall be. */
export interface EditDraft extends CustomerDraft {
  /** Null while it is agreed on by WhatsApp. */
  delivery: DeliveryDraft | null;
  discount: DiscountDraft;
  offers: OfferDraft[];
  items: (KeptLine | AddedLine)[];
}

/** The order as it is. */
export function draftOf(order: AdminOrder): EditDraft {
  const pickup = isPickedUp(order);
  const discounts = order.discounts ?? [];
  const agreed = discounts.find((discount) => discount.agreed);
  return {
    customer: order.customer,
    customer_cep: order.customer_cep,
    customer_address: pickup ? "" : order.customer_address,
    filledAddress: "",
    customer_whatsapp: order.customer_whatsapp,
    customer_cpf: order.customer_cpf ?? "",
    pickup,
    delivery: order.delivery ? { kind: "kept" } : null,
    discount: { name: agreed?.name ?? "", amount: agreed ? centsToComma(agreed.cents) : "" },
    offers: discounts.flatMap((discount, position) => {
      const { name, code, cents } = discount;
      if (discount.agreed) return [];
      return [{ position, name, code, givenCents: cents, amount: centsToComma(cents), isRemoved: false }];
    }),
    items: order.items.map(keptLine),
  };
}

const keptLine = (item: AdminOrderItem, position: number): KeptLine => ({
  key: `kept-${position}`,
  productId: item.id,
  name: item.name,
  image: item.image,
  ...agreedChoice(item),
  kept: { position, item },
  isRemoved: false,
});

export const stayingLines = ({ items }: Pick<EditDraft, "items">) =>
  items.filter(({ isRemoved }) => !isRemoved);

/** Whether something would be saved, or is half typed. What was added and removed again leaves nothing behind. */
export const isOtherThan = (draft: EditDraft, first: EditDraft): boolean => textOf(draft) !== textOf(first);

/** Whether somebody has changed what is edited here. A draft keeps the order's delivery without saying which it is. */
export const isEditedSince = (order: AdminOrder, current: AdminOrder): boolean =>
  isOtherThan(draftOf(current), draftOf(order)) ||
  JSON.stringify(current.delivery) !== JSON.stringify(order.delivery);

const textOf = (draft: EditDraft): string =>
  JSON.stringify({
    ...draft,
    filledAddress: "",
    items: draft.items.filter(({ kept, isRemoved }) => kept || !isRemoved),
  });
