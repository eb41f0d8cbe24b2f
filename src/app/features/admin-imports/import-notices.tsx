import { Alert } from "#ui/alert.tsx";
import type { ProductImport } from "./import-queries.ts";
import { countLines, countProducts } from "./import-texts.ts";

/** Notices about the whole import, shown above its lines. */
export function ImportNotices({ item }: { item: ProductImport }) {
  const { status, counts, message, new_categories, ignored_columns } = item;
  const failures = counts.error + counts.failed;
  return (
    <>
      {message && <Alert tone={status === "failed" ? "error" : "info"}>{message}</Alert>}
      {status === "ready" && <Alert tone="info">{describeReady(item)}</Alert>}
      {status === "ready" && new_categories.length > 0 && (
        <Alert tone="info">
          Categorias que serão criadas: <strong>{new_categories.join(", ")}</strong>. Confira se não são erros
          de digitação.
        </Alert>
      )}
      {status === "ready" && ignored_columns.length > 0 && (
        <Alert tone="info">A loja não usa estas colunas: {ignored_columns.join(", ")}.</Alert>
      )}
      {status === "done" && (
        <Alert tone="success">
          {countProducts(counts.written)} {counts.written === 1 ? "gravado" : "gravados"}.
          {failures > 0 &&
            ` ${countLines(failures)} com erro ${failures === 1 ? "ficou" : "ficaram"} de fora.`}
        </Alert>
      )}
      {status === "undone" && (
        <Alert tone="success">
          {countLines(counts.undone)} {counts.undone === 1 ? "desfeita" : "desfeitas"}.
          {counts.kept > 0 && ` ${countLines(counts.kept)} sem volta: veja o motivo em cada uma.`}
        </Alert>
      )}
    </>
  );
}

function describeReady({ counts: { create, update, error } }: ProductImport): string {
  if (create + update === 0) {
    return error > 0
      ? "Nenhuma linha pode ser importada. Corrija a planilha e envie de novo."
      : "A planilha é igual ao que está na loja: não há nada a importar.";
  }
  const rest =
    error > 0 ? " As linhas com erro ficam de fora; corrija-as e envie de novo quando quiser." : "";
  const parts = [
    create > 0 && `${countProducts(create)} ${create === 1 ? "será criado" : "serão criados"}`,
    update > 0 && `${countProducts(update)} ${update === 1 ? "será atualizado" : "serão atualizados"}`,
  ].filter((part) => part !== false);
  return `Nada mudou ainda. Ao importar, ${parts.join(" e ")}.${rest}`;
}
