import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { RETRY_MS } from "#app/features/connection/connection.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { toCustomization } from "#domain/print/customization.ts";
import { maxLettersOf } from "#domain/print/print-rules.ts";
import type { ShownShirt } from "#domain/team-orders/shown-shirt.ts";
import { checkShirt } from "./check-shirt.ts";
import type { ShirtDraft } from "./device-team.ts";
import { findTeam, rememberTeam, useDeviceTeam } from "./device-teams.ts";
import { newId } from "./random-keys.ts";
import type { TeamOrder } from "./team-order.ts";

interface ShirtDraftOptions {
  team: TeamOrder;
  product: ProductDetail;
  learn: (team: TeamOrder) => void;
  /** Called when the shirt is on the list. */
  onListed: () => void;
}

export type ShirtDraftState = ReturnType<typeof useShirtDraft>;

/**
 * The shirt that somebody types. It stays on the device until the shop has taken it, under the same id, so that a press whose
 * answer got lost adds no second one; without a net it is sent when that is back.
 */
export function useShirtDraft({ team, product, learn, onListed }: ShirtDraftOptions) {
  const { token, team_name: teamName } = team;
  const device = useDeviceTeam(token);
  const draft = device?.draft ?? null;
  const maxLetters = maxLettersOf(product);
  // Set by a press, so that the focus moves only where somebody acted.
  const [isOpen, setIsOpen] = useState(false);

  const { submit, ...form } = useForm({
    values: draft ?? emptyShirt,
    check: () => checkShirt(draft ?? emptyShirt, product),
    send: () => (draft ? put(draft) : Promise.resolve()),
    refuse(failure) {
      changeDraft({ isWaiting: false });
      return Object.keys(failure.fields).length > 0 ? { fields: failure.fields } : { alert: failure.message };
    },
  });

  function changeDraft(change: Partial<ShirtDraft>) {
    const before = findTeam(token)?.draft ?? { ...emptyShirt, id: newId(), isWaiting: false };
    rememberTeam(token, { teamName, draft: { ...before, ...change } });
  }

  async function put({ id, name, number, size }: ShirtDraft) {
    const { secret, shirts } = rememberTeam(token, { teamName });
    const { name: printed } = toCustomization(name, number, maxLetters);
    try {
      const fresh = await callApi("PUT /api/team-orders/{token}/shirts/{id}", {
        params: { token, id },
        headers: { "team-secret": secret },
        body: { name: printed, number, size: size ?? "" },
      });
      rememberTeam(token, { draft: null, shirts: [...new Set([...shirts, id])] });
      setIsOpen(false);
      learn(fresh);
      onListed();
    } catch (failure) {
      if (!(failure instanceof ApiError) || !isUnanswered(failure)) throw failure;
      changeDraft({ isWaiting: true });
    }
  }

  const sendAgain = useEffectEvent(() => void submit());
  const isWaiting = draft?.isWaiting ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    // At once where the page was left while a shirt waited.
    sendAgain();
    const timer = setInterval(sendAgain, RETRY_MS);
    window.addEventListener("online", sendAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", sendAgain);
    };
  }, [isWaiting]);

  return {
    ...form,
    draft,
    isWaiting,
    sendAgain: () => void submit(),
    shirt: draft ?? emptyShirt,
    change: changeDraft,
    /** Whether the fields are shown: somebody is typing, or wants to. */
    isTyping: isOpen || draft !== null,
    open(shirt?: ShownShirt) {
      form.clearErrors();
      if (shirt) rememberTeam(token, { teamName, draft: { ...shirt, isWaiting: false } });
      setIsOpen(true);
    },
    close() {
      form.clearErrors();
      rememberTeam(token, { draft: null });
      setIsOpen(false);
    },
  };
}

const emptyShirt = { name: "", number: "", size: null };

/** The shop may or may not have taken it; only sending it again can tell. */
const isUnanswered = ({ code, status }: ApiError): boolean => code === "offline" || status >= 500;
