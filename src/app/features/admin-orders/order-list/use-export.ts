import { useRef, useState } from "react";
import { ApiError, streamApi } from "#app/api/api-client.ts";
import { orderFileName } from "#domain/orders/order-file-name.ts";
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

  async function start(filter: OrderFilter, { isComplete }: { isComplete: boolean }) {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: 0, total: undefined });
    try {
      const query = isComplete ? { ...filter, complete: "true" as const } : filter;
      const response = await streamApi("GET /api/admin/orders/export", { query }, controller.signal);
      const counted = response.headers.get("X-Total-Count");
      const total = counted === null ? undefined : Number(counted);
      const file = await readLines(response, (lines) => setProgress({ rows: Math.max(0, lines - 1), total }));
      saveFile(file, orderFileName(new Date(), isComplete));
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
