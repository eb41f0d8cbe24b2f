import { useRef } from "react";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Panel } from "#ui/panel.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import type { AdminOrderRow } from "../../admin-order.ts";
import { CopiedOrders } from "../../offline-copies/copied-orders.tsx";
import { useStepCounts } from "./board-queries.ts";
import { SendDialog } from "./send-dialog.tsx";
import { StepColumns } from "./step-columns.tsx";
import { StepTabs } from "./step-tabs.tsx";
import { useMoves } from "./use-moves.ts";

/** Five columns need this much; below it one step is shown at a time. */
const WIDE = "(min-width: 1024px)";

/** The pending orders by their step: columns side by side, or one step at a time where the screen is narrow. */
export default function Board({ onShow }: { onShow: (id: string) => void }) {
  const root = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(WIDE);
  const { data: counts, isPaused } = useStepCounts();
  const sending = useOpenDialog<AdminOrderRow>();
  const { moves, moveTo, complete } = useMoves({ onSend: sending.open });
  const Layout = isWide ? StepColumns : StepTabs;

  if (!counts && isPaused) {
    return (
      <Panel>
        <CopiedOrders />
      </Panel>
    );
  }
  return (
    <div ref={root} tabIndex={-1} className="outline-none lg:-mb-10">
      <Layout moves={moves} moveTo={moveTo} complete={complete} onShow={onShow} />
      {sending.opened && (
        <SendDialog
          key={sending.opened.count}
          order={sending.opened.subject}
          board={root}
          isOpen={sending.opened.isOpen}
          onClose={sending.close}
        />
      )}
    </div>
  );
}
