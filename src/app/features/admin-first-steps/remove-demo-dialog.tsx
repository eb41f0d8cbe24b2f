import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { type DemoReport, describeCounts } from "./describe-demo.ts";

const FAILED = "Não foi possível remover os dados de demonstração";

/** Lists what is removed and what stays before the demo data is removed. */
export function RemoveDemoDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ["first-steps", "demo"],
    queryFn: () => callApi("GET /api/admin/demo"),
    enabled: isOpen,
    // A demo record that was edited meanwhile is no longer removed, so the preview must be fresh.
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi("DELETE /api/admin/demo"),
    onSuccess: async ({ leaving }) => {
      toast.success("Dados de demonstração removidos", { description: describeCounts(leaving) });
      onClose();
      await queries.invalidateQueries();
    },
    onError: (failure) => toast.error(FAILED, { description: failure.message }),
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Remover dados de demonstração"
      description="Esta ação não pode ser desfeita. Se quiser uma cópia, baixe antes um backup."
      confirmLabel="Remover dados"
      busy={isPending}
      busyLabel="Removendo..."
      onConfirm={() => data && mutate()}
    >
      {data ? (
        <Contents {...data} />
      ) : error ? (
        <p role="alert" className="text-bad">
          {error.message}
        </p>
      ) : (
        <Loading label="Conferindo o que há..." className="grid gap-2">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-3/4" />
        </Loading>
      )}
    </AlertDialog>
  );
}

function Contents({ leaving, staying }: DemoReport) {
  const gone = describeCounts(leaving);
  const changed = describeCounts(staying);
  return (
    <dl className="grid gap-4">
      <div>
        <dt className="font-semibold text-bad">Sai</dt>
        <dd>
          {gone ? `${gone}, com suas imagens e seus números no painel.` : "Nada: o que resta já é seu."}
        </dd>
      </div>
      <div>
        <dt className="font-semibold text-ok">Fica</dt>
        <dd>
          Tudo o que você criou, os pedidos de clientes de verdade e as configurações
          {changed ? `. Também ${changed} da demonstração que você alterou ou que estão em uso.` : "."}
        </dd>
      </div>
    </dl>
  );
}
