import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { type SessionState, useSession } from "#app/features/accounts/session.ts";
import { countCheckout } from "#app/features/analytics/count-visit.ts";

export interface DeliveryDraft {
  name: string;
  cep: string;
  address: string;
  whatsapp: string;
}

export type DeliveryField = keyof DeliveryDraft;

interface DraftState {
  draft: DeliveryDraft;
  /** Fields that the person wrote into: nothing else may write there. */
  touched: Partial<Record<DeliveryField, true>>;
  /** The address as it was filled in for the person; an edited one is no longer equal. */
  filledAddress: string;
  /** Who was signed in while it was written; nobody else may see it. */
  owner: string | null;
}

const fields: readonly DeliveryField[] = ["name", "cep", "address", "whatsapp"];
const blank: DraftState = {
  draft: { name: "", cep: "", address: "", whatsapp: "" },
  touched: {},
  filledAddress: "",
  owner: null,
};

/** What was typed survives the way to the sign-in and back, and a reload; it is gone with the tab. */
export const useDeliveryDraft = create<DraftState>()(
  persist(() => blank, {
    name: "delivery-draft",
    storage: createJSONStorage(() => (typeof window === "undefined" ? nowhere : window.sessionStorage)),
    partialize: ({ draft, owner }) => ({ draft, owner }),
    merge: (kept, current) => ({ ...current, draft: readDraft(kept), owner: readOwner(kept) }),
  }),
);

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function readDraft(kept: unknown): DeliveryDraft {
  const found = (kept as { draft?: Record<string, unknown> } | null)?.draft;
  const text = (field: DeliveryField) => (typeof found?.[field] === "string" ? found[field] : "");
  return { name: text("name"), cep: text("cep"), address: text("address"), whatsapp: text("whatsapp") };
}

function readOwner(kept: unknown): string | null {
  const owner = (kept as { owner?: unknown } | null)?.owner;
  return typeof owner === "string" ? owner : null;
}

export function typeInto(field: DeliveryField, value: string): void {
  countCheckout();
  useDeliveryDraft.setState(({ draft, touched }) => ({
    draft: { ...draft, [field]: value },
    touched: { ...touched, [field]: true },
  }));
}

/** Where the last order went, for fields in which nobody has written anything. */
export function prefillDraft(known: Partial<DeliveryDraft>): void {
  useDeliveryDraft.setState(({ draft, touched, filledAddress }) => {
    const free = fields.filter((field) => draft[field] === "" && !touched[field] && known[field]);
    const filled = Object.fromEntries(free.map((field) => [field, known[field]]));
    return { draft: { ...draft, ...filled }, filledAddress: filled.address ?? filledAddress };
  });
}

/** True where the address was taken; one that the person wrote or completed is theirs. */
export function fillAddress(address: string): boolean {
  const { draft, filledAddress } = useDeliveryDraft.getState();
  const isTheirs = draft.address.trim() !== "" && draft.address !== filledAddress;
  if (!isTheirs) takeAddress(address);
  return !isTheirs;
}

export function takeAddress(address: string): void {
  useDeliveryDraft.setState(({ draft }) => ({ draft: { ...draft, address }, filledAddress: address }));
}

/** An order that is taken back brings its own delivery, over whatever stood there. */
export function refillDraft(draft: DeliveryDraft): void {
  useDeliveryDraft.setState({ draft, touched: {}, filledAddress: "" });
}

export function forgetDraft(): void {
  useDeliveryDraft.setState(blank);
}

/**
 * Leaves no address behind for the next person at this screen. A session that expires under somebody's hands keeps
 * what they wrote, for when they have signed in again.
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
