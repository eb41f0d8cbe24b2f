import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { MeasureList } from "#app/features/admin-size-guides/measure-list.tsx";
import { SizeGuidePreview } from "#app/features/admin-size-guides/size-guide-preview.tsx";
import { useSizeGrids } from "#app/features/admin-sizes/use-size-grids.ts";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { SizeGuideSources } from "./size-guide-sources.tsx";
import type { AdminCategory } from "./use-categories.ts";
import { useSizeGuide } from "./use-size-guide.ts";

/** Edits the measures that the shop shows with the products of a category. */
export function SizeGuideEditor({ category, isOpen, onClose }: DialogState & { category: AdminCategory }) {
  const { id, name } = category;
  const guide = useSizeGuide(id, onClose);
  const { draft, isDefault, busy } = guide;
  const [isResetting, setResetting] = useState(false);
  // The dialog stays mounted after closing, with what was typed.
  const guard = useLeaveGuard({ when: isOpen && guide.isDirty });

  function close() {
    if (!busy) guard.run(onClose);
  }

  return (
    <>
      <Dialog
        title="Guia de tamanhos"
        description={name}
        width={920}
        open={isOpen}
        onOpenChange={(open) => !open && close()}
      >
        <form {...guide.formProps} className="contents">
          <DialogBody className="lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-x-8">
            {draft ? (
              <>
                <div className="grid min-w-0 content-start gap-4">
                  <p className="text-muted">
                    {isDefault
                      ? "Esta categoria usa o guia padrão da loja. Mude o que precisar: o que você salvar vale só para ela."
                      : "Estas medidas valem só para esta categoria."}
                  </p>
                  <GridNote category={category} />
                  <div className="flex flex-wrap gap-2 max-md:*:flex-1">
                    <SizeGuideSources
                      categoryId={id}
                      onFill={(filled) => guard.run(() => guide.change(filled))}
                    />
                    {!isDefault && (
                      <Button
                        variant="ghost"
                        size="app"
                        icon={<RotateCcw />}
                        onClick={() => setResetting(true)}
                      >
                        Voltar ao padrão
                      </Button>
                    )}
                  </div>
                  <MeasureList draft={draft} errors={guide.errors} onChange={guide.change} />
                </div>
                <SizeGuidePreview draft={draft} />
              </>
            ) : (
              <GuideMissing error={guide.loadError} onRetry={guide.reload} />
            )}
          </DialogBody>
          <DialogFoot>
            <Button variant="ghost" size="app" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" size="app" disabled={!draft} busy={busy} busyLabel="Salvando...">
              Salvar Guia
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isResetting}
        onClose={() => setResetting(false)}
        title="Voltar ao guia padrão?"
        question="As medidas desta categoria serão apagadas, e a loja volta a mostrar tórax, comprimento e manga de uma camisa."
        subject={name}
        confirmLabel="Voltar ao padrão"
        work={async () => {
          await callApi("DELETE /api/admin/categories/{id}/size-guide", { params: { id } });
          guide.discard();
        }}
        success="A categoria voltou ao guia de tamanhos padrão"
        failure="Erro ao voltar ao guia padrão"
      />
      <LeaveDialog
        guard={guard}
        title="Descartar alterações?"
        description="O que você mudou neste guia ainda não foi salvo."
        confirmLabel="Descartar"
      />
    </>
  );
}

/** Said where products of the category show other measures than these. */
function GridNote({ category }: { category: AdminCategory }) {
  const { data: grids } = useSizeGrids();
  const grid = grids?.find(({ id }) => id === category.size_grid_id);
  if (!grid?.guide) return null;
  return (
    <Alert tone="info" announce={false}>
      A categoria usa a grade “{grid.name}”, que tem medidas próprias: a loja mostra as dela em vez destas.
    </Alert>
  );
}

function GuideMissing({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (error) {
    return (
      <div className="lg:col-span-2">
        <LoadFailed title="Não foi possível abrir o guia de tamanhos" error={error} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <Loading label="Carregando guia de tamanhos..." className="grid gap-4 lg:col-span-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-52" />
      <Skeleton className="h-52" />
    </Loading>
  );
}
