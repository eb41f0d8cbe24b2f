import { useRef, useState } from "react";
import { ApiError, streamApi } from "#app/api/api-client.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import type { OrderFilter } from "#domain/orders/order-filter.ts";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.tsx";
import { orderTexts } from "../order-texts.ts";
import { readLines } from "./read-lines.ts";

export interface ExportProgress {
  rows: number;
  /** Undefined where the server did not send the number of orders. */
  total: number | undefined;
}

/** Downloads the filtered orders, reports the progress and can be cancelled. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController>(null);

  async function start(filter: OrderFilter) {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: 0, total: undefined });
    try {
      const response = await streamApi("GET /api/admin/orders/export", { query: filter }, controller.signal);
      const counted = response.headers.get("X-Total-Count");
      const total = counted === null ? undefined : Number(counted);
      const file = await readLines(response, (lines) => setProgress({ rows: Math.max(0, lines - 1), total }));
      saveFile(file, `pedidos-${dayOf(new Date())}.csv`);
      toast.success(orderTexts.exported);
    } catch (failure) {
      if (controller.signal.aborted) toast.info(orderTexts.exportCancelled);
      else
        toast.error(
          orderTexts.exportFailed(failure instanceof ApiError ? failure.message : "a conexão caiu"),
        );
    } finally {
      setProgress(null);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
