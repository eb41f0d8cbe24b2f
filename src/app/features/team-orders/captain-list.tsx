import { Pencil, Plus, Trash2 } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { ApiError } from "#app/api/api-client.ts";
import { useAsking } from "#app/features/orders/use-asking.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import type { TeamLine } from "#domain/team/team-list.ts";
import { nameShirt, type ShownShirt } from "#domain/team-orders/shown-shirt.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { trackFocus } from "#ui/focus.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.tsx";
import { newId } from "./random-keys.ts";
import { ShirtDialog } from "./shirt-dialog.tsx";
import type { CaptainActions } from "./use-captain-actions.ts";

interface CaptainListProps {
  actions: CaptainActions;
  product: ProductDetail | null;
  /** The shirts as lines, those that the shop cannot sell with their reasons. */
  lines: readonly TeamLine[];
}

/** All shirts of the list, each to mend or to take off. */
export function CaptainList({ actions, product, lines }: CaptainListProps) {
  const { team, news } = actions;
  const heading = useRef<HTMLHeadingElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{ shirt: ShownShirt | null; id: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const isFixed = team.state === "ordered" || !product;

  function open(shirt: ShownShirt | null) {
    returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened({ shirt, id: shirt?.id ?? newId() });
    setIsOpen(true);
  }

  return (
    <section aria-labelledby="camisas-do-time" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="camisas-do-time" ref={heading} tabIndex={-1} className="font-display font-extrabold text-h3">
          Camisas
        </h2>
        {!isFixed && team.shirts.length < team.max_shirts && (
          <Button variant="outline" size="app" icon={<Plus />} onClick={() => open(null)}>
            Colocar uma camisa
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {team.shirts.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-4 py-8 text-center text-balance text-muted">
          A lista se enche sozinha, conforme o time coloca os nomes.
        </p>
      ) : (
        <ol className="rounded-card border border-line bg-surface">
          {team.shirts.map((shirt, index) => (
            <CaptainShirt
              key={shirt.id}
              shirt={shirt}
              line={lines[index]}
              actions={actions}
              isFixed={isFixed}
              heading={heading}
              onEdit={() => open(shirt)}
            />
          ))}
        </ol>
      )}
      {product && opened && (
        <ShirtDialog
          key={opened.id}
          {...opened}
          product={product}
          actions={actions}
          open={isOpen}
          onOpenChange={setIsOpen}
          returnFocusTo={returnTo}
        />
      )}
    </section>
  );
}

interface CaptainShirtProps {
  shirt: ShownShirt;
  line: TeamLine | undefined;
  actions: CaptainActions;
  isFixed: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onEdit: () => void;
}

function CaptainShirt({ shirt, line, actions, isFixed, heading, onEdit }: CaptainShirtProps) {
  const { isBusy, failure, ask } = useAsking();
  const { number, name, size } = shirt;

  function remove() {
    const moveFocus = trackFocus();
    void ask(async () => {
      await actions.removeShirt(shirt);
      moveFocus(heading.current);
      toast.info(`${nameShirt(shirt)} saiu da lista`, {
        action: { label: "Desfazer", onPress: () => void putBack() },
      });
    });
  }

  async function putBack() {
    try {
      await actions.putShirt(shirt);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error("A camisa não voltou", { description: failure.message });
    }
  }

  return (
    <li className="grid gap-2 border-line border-b py-1 pr-2 pl-4 last:border-b-0">
      <div className="flex min-h-12 items-center gap-3">
        <span className="w-9 shrink-0 text-right font-bold font-display text-price-card text-canary tabular-nums">
          {number}
        </span>
        <span className="wrap-anywhere min-w-0 flex-1 font-semibold">
          {name} <span className="whitespace-nowrap font-normal text-muted text-small">tamanho {size}</span>
        </span>
        {!isFixed && (
          <span className="flex text-muted">
            <IconButton label={`Mudar ${nameShirt(shirt)}`} aria-haspopup="dialog" onClick={onEdit}>
              <Pencil className="size-5" />
            </IconButton>
            <IconButton
              label={`Tirar ${nameShirt(shirt)}`}
              variant="danger"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && remove()}
            >
              <Trash2 className="size-5" />
            </IconButton>
          </span>
        )}
      </div>
      {line?.kind === "mistake" && <p className="text-bad text-small">{line.problems.join(" ")}</p>}
      {failure && <Alert>{failure}</Alert>}
    </li>
  );
}
