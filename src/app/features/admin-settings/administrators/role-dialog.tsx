import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { roleLabels } from "#domain/accounts/staff-role.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { type Administrator, useAdministratorAction } from "./use-administrators.ts";

export function RoleDialog(props: { administrator: Administrator; onClose: () => void }) {
  const { administrator, onClose } = props;
  const { id, email } = administrator;
  const [role, setRole] = useState(administrator.role);
  const change = useAdministratorAction({
    run: () => callApi("PATCH /api/admin/administrators/{id}", { params: { id }, body: { role } }),
    done: `${email} agora tem a função ${roleLabels[role]}`,
    failed: "Não foi possível mudar a função",
    onDone: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Mudar função"
      description={`O que ${email} vê e pode fazer muda na hora.`}
      tone="primary"
      confirmLabel="Salvar função"
      busyLabel="Salvando..."
      busy={change.isPending}
      onConfirm={() => (role === administrator.role ? onClose() : change.mutate(undefined))}
    >
      <RoleChoice role={role} onChange={setRole} />
    </AlertDialog>
  );
}
