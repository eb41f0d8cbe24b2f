import { countCheckout } from "#app/features/analytics/count-visit.ts";
import type { CartQuote } from "#app/features/cart/order-line.ts";
import { type SessionState, useSession } from "#app/features/session/session.ts";
import type { MoveFocus } from "#ui/focus.ts";
import type { RefusedDelivery } from "./delivery-change.ts";
import { forgetAttempt } from "./order-attempt.ts";
import type { ChosenDelivery } from "./place-order.ts";
import { createStoredState } from "./stored-state.ts";

export interface DeliveryDraft {
  name: string;
  cep: string;
  address: string;
  whatsapp: string;
  /** Only in a shop that asks for it, and never needed. */
  cpf?: string;
}

export type DeliveryField = keyof DeliveryDraft;

interface DraftState {
  draft: DeliveryDraft;
  /** The fields that the person has typed into; they are never prefilled. */
  touched: Partial<Record<DeliveryField, true>>;
  /**
   * The address that was filled in automatically. Once edited, it differs from the field and is no longer overwritten.
   */
  filledAddress: string;
  /** The delivery method that the person has chosen; null for the cheapest. */
  methodId: string | null;
  /** The delivery that the shop has refused, until the person has reacted to it. */
  refused: RefusedDelivery | null;
  /** Moves the focus to the notice of that, unless the person has moved on since ordering. */
  moveFocus?: MoveFocus | undefined;
  /** The user who was signed in while it was typed; no other user may see it. */
  owner: string | null;
}

const fields: readonly DeliveryField[] = ["name", "cep", "address", "whatsapp"];
const blank: DraftState = {
  draft: { name: "", cep: "", address: "", whatsapp: "" },
  touched: {},
  filledAddress: "",
  methodId: null,
  refused: null,
  owner: null,
};

/** The delivery form's draft. It survives the sign-in and a reload, and ends with the tab. */
export const useDeliveryDraft = createStoredState<DraftState>({
  name: "delivery-draft",
  area: "sessionStorage",
  read: (stored) => ({
    ...blank,
    draft: readDraft(stored),
    methodId: readText(stored, "methodId"),
    owner: readText(stored, "owner"),
  }),
  pick: ({ draft, methodId, owner }) => ({ draft, methodId, owner }),
});

function readDraft(stored: unknown): DeliveryDraft {
  const found = (stored as { draft?: Record<string, unknown> } | null)?.draft;
  const text = (field: DeliveryField) => (typeof found?.[field] === "string" ? found[field] : "");
  const needed = {
    name: text("name"),
    cep: text("cep"),
    address: text("address"),
    whatsapp: text("whatsapp"),
  };
  return { ...needed, ...(text("cpf") && { cpf: text("cpf") }) };
}

function readText(stored: unknown, name: "methodId" | "owner"): string | null {
  const text = (stored as Record<string, unknown> | null | undefined)?.[name];
  return typeof text === "string" ? text : null;
}

export function typeInto(field: DeliveryField, value: string): void {
  countCheckout();
  useDeliveryDraft.setState(({ draft, touched }) => ({
    draft: { ...draft, [field]: value },
    touched: { ...touched, [field]: true },
    // Another place has other deliveries.
    ...(field === "cep" && { methodId: null, refused: null }),
  }));
}

/** Prefills the fields that the person has not typed into and is not about to, from the last order. */
export function prefillDraft(known: Partial<DeliveryDraft>, focused?: string): void {
  useDeliveryDraft.setState(({ draft, touched, filledAddress }) => {
    const free = fields.filter(
      (field) => draft[field] === "" && !touched[field] && field !== focused && known[field],
    );
    const filled = Object.fromEntries(free.map((field) => [field, known[field]]));
    return { draft: { ...draft, ...filled }, filledAddress: filled.address ?? filledAddress };
  });
}

/** Fills in a looked-up address. Returns false where the person has typed their own. */
export function fillAddress(address: string): boolean {
  const { draft, filledAddress } = useDeliveryDraft.getState();
  const isTheirs = draft.address.trim() !== "" && draft.address !== filledAddress;
  if (!isTheirs) takeAddress(address);
  return !isTheirs;
}

export function takeAddress(address: string): void {
  useDeliveryDraft.setState(({ draft }) => ({ draft: { ...draft, address }, filledAddress: address }));
}

/** Restores the delivery of an order that is taken back into the cart, replacing the draft. */
export function refillDraft(draft: DeliveryDraft, methodId: string | null): void {
  useDeliveryDraft.setState({ draft, methodId, refused: null, touched: {}, filledAddress: "" });
}

/** Keeps the delivery that the shop has refused, if the shop has one. */
export function noteRefused(
  { delivery: quoted }: CartQuote,
  sent: ChosenDelivery | undefined,
  moveFocus?: MoveFocus,
): void {
  if (quoted) useDeliveryDraft.setState({ refused: { quoted, seenCents: sent?.priceCents }, moveFocus });
}

/** Also forgets the last attempt to order, whose request contains the same data. */
export function forgetDraft(): void {
  useDeliveryDraft.setState(blank);
  forgetAttempt();
}

/**
 * Clears the draft when another user signs in or its owner signs out. An expired session keeps it, for when the user
 * has signed in again.
 */
function guardDraft(session: SessionState): void {
  const { owner } = useDeliveryDraft.getState();
  if (session.status === "authenticated") {
    if (owner !== null && owner !== session.user.id) forgetDraft();
    useDeliveryDraft.setState({ owner: session.user.id });
  } else if (session.status === "anonymous" && owner !== null && session.reason !== "expired") {
    forgetDraft();
  }
}

guardDraft(useSession.getState());
useSession.subscribe(guardDraft);
