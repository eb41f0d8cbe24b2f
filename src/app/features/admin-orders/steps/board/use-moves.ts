import { useState } from "react";
import { isSending, type Step } from "#domain/fulfilment/step.ts";
import type { AdminOrderRow } from "../../admin-order.ts";
import { useChangeStatus } from "../../order-actions.ts";
import { useSetStep } from "../step-actions.ts";
import type { Move } from "./moved-orders.ts";

interface MovesOptions {
  /** An order that is sent is first asked for its parcel. */
  onSend: (order: AdminOrderRow) => void;
}

/** Moves orders on the board. What is on its way is shown where it goes, and comes back if that fails. */
export function useMoves({ onSend }: MovesOptions) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const { mutateAsync: setStep } = useSetStep();
  const { mutateAsync: setStatus } = useChangeStatus();

  async function run(move: Move, send: () => Promise<unknown>) {
    setMoves((before) => [...before, move]);
    try {
      await send();
    } catch {
      // A toast has said why, and the order is shown where it was.
    } finally {
      setMoves((before) => before.filter((other) => other !== move));
    }
  }

  return {
    moves,
    moveTo(order: AdminOrderRow, to: Step) {
      const before = order.fulfilment;
      if (before === undefined || before.step === to) return;
      if (isSending(before.step, to)) return onSend(order);
      void run({ order, to }, () => setStep({ id: order.id, step: to, before }));
    },
    complete(order: AdminOrderRow) {
      void run({ order, to: null }, () => setStatus({ id: order.id, status: "completed" }));
    },
  };
}

export interface CardHandlers extends Pick<ReturnType<typeof useMoves>, "moveTo" | "complete"> {
  onShow: (id: string) => void;
}
