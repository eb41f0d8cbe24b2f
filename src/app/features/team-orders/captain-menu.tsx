import { Lock, LockOpen, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAsking } from "#app/features/orders/use-asking.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { Alert } from "#ui/alert.tsx";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { forgetTeam } from "./device-teams.ts";
import { SettingsDialog } from "./settings-dialog.tsx";
import type { CaptainActions } from "./use-captain-actions.ts";

interface CaptainMenuProps {
  actions: CaptainActions;
  product: ProductDetail | null;
  today: string;
}

/** Changes the settings, closes the list or opens it again, and deletes it. */
export function CaptainMenu({ actions, product, today }: CaptainMenuProps) {
  const { team } = actions;
  const { isBusy, failure, ask } = useAsking();
  const isFixed = team.state === "ordered" || !product;
  const isPast = team.state === "closed" && !team.closed;

  const setClosed = (closed: boolean) =>
    ask(async () => {
      await actions.change({ closed });
      toast.success(closed ? "Lista fechada" : "Lista aberta de novo");
    });

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {!isFixed && <SettingsDialog actions={actions} product={product} today={today} />}
        {!isFixed && !isPast && (
          <Button
            variant="outline"
            size="app"
            icon={team.closed ? <LockOpen /> : <Lock />}
            busy={isBusy}
            onClick={() => void setClosed(!team.closed)}
          >
            {team.closed ? "Reabrir a lista" : "Fechar a lista"}
          </Button>
        )}
        <DeleteTeam actions={actions} productId={product?.id} />
      </div>
      {!isFixed && isPast && (
        <p className="text-muted text-small">
          O prazo passou. Para reabrir a lista, mude o último dia nos ajustes.
        </p>
      )}
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}

function DeleteTeam({ actions, productId }: { actions: CaptainActions; productId: string | undefined }) {
  const [open, setOpen] = useState(false);
  const { isBusy, failure, ask } = useAsking();
  const navigate = useNavigate();

  const remove = () =>
    ask(async () => {
      await actions.removeAll();
      forgetTeam(actions.team.token);
      toast.success(`A lista do ${actions.team.team_name} foi apagada`);
      await navigate(productId ? `/produto/${productId}/time` : "/", { replace: true });
    });

  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="app" icon={<Trash2 />}>
          Apagar
        </Button>
      }
      title="Apagar a lista para sempre?"
      description="Todas as camisas saem e o link deixa de valer. Um pedido já feito continua como está."
      confirmLabel="Apagar para sempre"
      busyLabel="Apagando..."
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      {failure && <Alert>{failure}</Alert>}
    </AlertDialog>
  );
}
