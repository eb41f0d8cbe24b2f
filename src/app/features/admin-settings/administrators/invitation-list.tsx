import { callApi } from "#app/api/api-client.ts";
import { roleLabels } from "#domain/accounts/staff-role.ts";
import { formatDate } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { type Invitation, useAdministratorAction } from "./use-administrators.ts";

export function InvitationList({ invitations }: { invitations: Invitation[] }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">Convites abertos</h3>
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const params = { id: invitation.id };
  const resend = useAdministratorAction({
    run: () => callApi("POST /api/admin/administrators/invitations/{id}/resend", { params }),
    done: "Convite enviado de novo",
    failed: "Não foi possível enviar o convite",
  });
  const withdraw = useAdministratorAction({
    run: () => callApi("DELETE /api/admin/administrators/invitations/{id}", { params }),
    done: "Convite cancelado",
    failed: "Não foi possível cancelar o convite",
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
          {invitation.email}
          {invitation.expired ? <Badge tone="bad">Expirado</Badge> : <Badge tone="warn">Pendente</Badge>}
        </p>
        <p className="text-caption text-muted">
          {roleLabels[invitation.role]} · {invitation.expired ? "expirou" : "vale até"}{" "}
          {formatDate(new Date(invitation.expires_at))}
          {invitation.invited_by && ` · convite de ${invitation.invited_by}`}
          {invitation.mailed_at === null && " · e-mail na fila de envio"}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="app"
          busy={resend.isPending}
          aria-label={`Reenviar o convite para ${invitation.email}`}
          onClick={() => resend.mutate(undefined)}
        >
          Reenviar
        </Button>
        <Button
          variant="ghost"
          size="app"
          busy={withdraw.isPending}
          aria-label={`Cancelar o convite para ${invitation.email}`}
          onClick={() => withdraw.mutate(undefined)}
        >
          Cancelar
        </Button>
      </div>
    </li>
  );
}
