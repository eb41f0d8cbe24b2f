import { useEffect, useRef } from "react";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { nameShirt } from "#domain/team-orders/shown-shirt.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ShirtFields } from "./shirt-fields.tsx";
import type { TeamOrder } from "./team-order.ts";
import type { ShirtDraftState } from "./use-shirt-draft.ts";

interface ShirtFormProps {
  typing: ShirtDraftState;
  team: TeamOrder;
  product: ProductDetail;
  /** Whether a new shirt could still be put on the list. */
  isOpen: boolean;
  /** Absent where the form is all that there is. */
  onCancel?: (() => void) | undefined;
}

/** Puts a shirt on the list, or changes one that this device put there. */
export function ShirtForm({ typing, team, product, isOpen, onCancel }: ShirtFormProps) {
  const { shirt, change, draft, isWaiting, busy } = typing;
  const form = useRef<HTMLFormElement>(null);
  const isListed = team.shirts.some(({ id }) => id === draft?.id);

  // On a slow connection people type before hydration; what is in the fields is adopted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    if (draft || !form.current) return;
    const [name, number] = [...form.current.querySelectorAll("input")].map(({ value }) => value);
    const size = form.current.querySelector<HTMLInputElement>("input:checked")?.value ?? null;
    if (name || number || size) change({ name: name ?? "", number: number ?? "", size });
  }, []);

  if (isWaiting && draft) return <WaitingShirt typing={typing} />;
  return (
    <form {...typing.form} ref={form} aria-label="A sua camisa" className="grid gap-4" data-shirt-form>
      {typing.alert && <Alert>{typing.alert}</Alert>}
      <ShirtFields
        product={product}
        shirt={shirt}
        onChange={change}
        errors={typing.fields}
        others={team.shirts.filter(({ id }) => id !== draft?.id)}
      />
      <div className="grid gap-3 md:flex">
        <Button
          type="submit"
          size="lg"
          busy={busy}
          busyLabel="Enviando..."
          disabled={!isOpen && !isListed}
          className="flex-1"
        >
          {isListed ? "Salvar a camisa" : "Colocar a minha camisa"}
        </Button>
        {onCancel && (
          <Button variant="outline" size="lg" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}

/** Pressed without a net: it is sent by itself. */
function WaitingShirt({ typing }: { typing: ShirtDraftState }) {
  const { shirt, busy, sendAgain, change } = typing;
  return (
    <div role="status" className="grid gap-3 rounded-card bg-warn-ground p-4 text-warn">
      <p className="font-semibold">Vai quando a internet voltar</p>
      <p className="wrap-anywhere text-small">
        {nameShirt(shirt)}, tamanho {shirt.size}, está guardada neste aparelho. Deixe esta página aberta, ou
        volte a ela depois.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="app" busy={busy} onClick={sendAgain}>
          Tentar agora
        </Button>
        <Button variant="ghost" size="app" onClick={() => change({ isWaiting: false })}>
          Mudar
        </Button>
      </div>
    </div>
  );
}
