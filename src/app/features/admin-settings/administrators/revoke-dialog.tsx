import { callApi } from "#app/api/api-client.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { type Administrator, useAdministratorAction } from "./use-administrators.ts";

/** Administrators can revoke their own role, but only after an explicit confirmation. */
export function RevokeDialog(props: { administrator: Administrator; onClose: () => void }) {
  const { administrator, onClose } = props;
  const { id, email, is_self } = administrator;
  const revoke = useAdministratorAction({
    run: () => callApi("DELETE /api/admin/administrators/{id}", { params: { id } }),
    done: `${email} não é mais administrador`,
    failed: "Não foi possível retirar a permissão",
    onDone: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={is_self ? "Retirar a sua própria permissão?" : "Retirar permissão?"}
      description={
        is_self
          ? "Você sai da área administrativa agora e só volta com o convite de outro administrador."
          : `${email} deixa de ver a área administrativa na hora. A conta continua, como a de um cliente.`
      }
      confirmLabel={is_self ? "Sair da administração" : "Retirar permissão"}
      busyLabel="Retirando..."
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(undefined)}
    />
  );
}
