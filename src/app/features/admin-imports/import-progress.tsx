import { ProgressBar } from "#ui/progress-bar.tsx";
import type { ProductImport } from "./import-queries.ts";
import { numbers } from "./import-texts.ts";

const labels: Partial<Record<ProductImport["status"], string>> = {
  checking: "Conferindo a planilha",
  applying: "Importando",
  undoing: "Desfazendo",
};

export function ImportProgress({ item }: { item: ProductImport }) {
  const { status, step_done: done, step_total: total } = item;
  const place =
    total > 0 ? `: linha ${numbers.format(Math.min(done, total))} de ${numbers.format(total)}` : "";
  return (
    <div className="grid gap-2">
      <ProgressBar label={`${labels[status] ?? ""}${place}`} percent={total > 0 ? (done / total) * 100 : 0} />
      <p className="text-caption text-muted">
        Você pode fechar esta página: o trabalho continua no servidor e o relatório fica aqui.
      </p>
    </div>
  );
}
