import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { ExportProgress } from "./use-export.ts";

const number = new Intl.NumberFormat("pt-BR");
/** A small export finishes before this could be read. */
const SHOWN_AFTER_MS = 400;

export function ExportProgressPanel({
  progress,
  onCancel,
}: {
  progress: ExportProgress;
  onCancel: () => void;
}) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;

  const { rows, total } = progress;
  const count =
    total === undefined ? number.format(rows) : `${number.format(rows)} de ${number.format(total)}`;
  const label = `Exportando pedidos: ${count}`;
  return (
    <Panel className="flex flex-wrap items-center gap-4 p-4">
      <div className="min-w-60 flex-1">
        {total ? (
          <ProgressBar label={label} percent={(rows / total) * 100} />
        ) : (
          <p role="status" className="flex items-center gap-2">
            <Spinner />
            {label}
          </p>
        )}
      </div>
      <Button variant="outline" size="app" onClick={onCancel}>
        Cancelar
      </Button>
    </Panel>
  );
}
