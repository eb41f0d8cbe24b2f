import { Users } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useLoaded } from "#ui/use-loaded.ts";
import type { StartDialogProps } from "./start-dialog.tsx";

const loadDialog = () => import("./start-dialog.tsx");
const loadTeams = async () => (await import("./device-team-list.tsx")).DeviceTeamList;

/** Offers the link by which each player puts an own shirt on the list; its form is loaded with the first press. */
export function StartTeamLink({ product }: { product: ProductDetail }) {
  const [Dialog, setDialog] = useState<ComponentType<StartDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const Teams = useLoaded(loadTeams);

  async function open() {
    setIsLoading(true);
    try {
      const { StartDialog } = await loadDialog();
      setDialog(() => StartDialog);
      setIsOpen(true);
    } catch {
      toast.error("Não foi possível abrir o formulário. Verifique sua conexão e tente novamente.");
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <section
      aria-labelledby="cada-um-coloca-o-seu"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 id="cada-um-coloca-o-seu" className="font-display font-extrabold text-h3">
            Cada um coloca o seu
          </h2>
          <p className="text-balance text-muted">
            Mande um link no grupo: cada jogador coloca nome, número e tamanho, sem cadastro, e você acompanha
            a lista.
          </p>
        </div>
        <Button
          ref={button}
          icon={<Users />}
          aria-haspopup="dialog"
          busy={isLoading}
          disabled={!isHydrated}
          className="max-md:w-full"
          onClick={open}
        >
          Criar o link do time
        </Button>
      </div>
      {Teams && <Teams />}
      {Dialog && <Dialog product={product} open={isOpen} onOpenChange={setIsOpen} returnFocusTo={button} />}
    </section>
  );
}
