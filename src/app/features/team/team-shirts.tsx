import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LinePicture } from "#app/features/print/line-picture.tsx";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { findOptions } from "#domain/options/find-options.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import type { TeamGroup } from "#domain/team/team-list.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import type { TeamOptionsDialogProps } from "./team-options-dialog.tsx";
import type { TeamOrder } from "./use-team-order.ts";

const sizesOfPicture = "(min-width: 1100px) 160px, (min-width: 768px) 22vw, 44vw";

interface TeamShirtsProps {
  product: ProductDetail;
  surchargeCents: number;
  order: TeamOrder;
}

/** Previews every shirt of the list; the dialog that gives one of them other options is loaded on demand. */
export function TeamShirts({ product, surchargeCents, order }: TeamShirtsProps) {
  const [Dialog, setDialog] = useState<ComponentType<TeamOptionsDialogProps>>();
  const [group, setGroup] = useState<TeamGroup>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const findButton = (line: number | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-lines~="${line}"]`) ?? null;

  async function edit(chosen: TeamGroup) {
    try {
      const { TeamOptionsDialog } = await import("./team-options-dialog.tsx");
      button.current = findButton(chosen.lines[0]);
      setDialog(() => TeamOptionsDialog);
      setGroup(chosen);
      setOpen(true);
    } catch {
      toast.error(checkoutTexts.editorFailed);
    }
  }

  function save(lines: readonly number[], ids: readonly string[]) {
    // The shirts may now belong to another group, whose button gets the focus.
    flushSync(() => order.chooseFor(lines, ids));
    button.current = findButton(lines[0]);
    setOpen(false);
  }

  return (
    <section aria-labelledby="camisas-do-time" className="grid gap-4">
      <h2 id="camisas-do-time" className="font-display font-extrabold text-h3">
        Camisas
      </h2>
      {order.groups.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-4 py-8 text-center text-balance text-muted">
          As camisas aparecem aqui, cada uma com o nome e o número.
        </p>
      ) : (
        <ul ref={list} className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {order.groups.map((each) => (
            <Shirt
              key={JSON.stringify([each.size, each.customization, each.options])}
              product={product}
              group={each}
              onEdit={() => edit(each)}
            />
          ))}
        </ul>
      )}
      {Dialog && group && (
        <Dialog
          product={product}
          surchargeCents={surchargeCents}
          group={group}
          forAll={order.chosen.forAll}
          open={open}
          onOpenChange={setOpen}
          onSave={save}
          returnFocusTo={button}
        />
      )}
    </section>
  );
}

interface ShirtProps {
  product: ProductDetail;
  group: TeamGroup;
  onEdit: () => void;
}

function Shirt({ product, group, onEdit }: ShirtProps) {
  const { customization, size, quantity, lines } = group;
  const options = findOptions(product, group.options);
  const printed = `${customization.name} / ${customization.number}`;
  return (
    <li className="grid content-start gap-2">
      <LinePicture
        imageUrl={product.picture?.url ?? null}
        print={product.print}
        customization={customization}
        patches={patchesOf(options)}
        alt=""
        sizes={sizesOfPicture}
      />
      <p className="text-small">
        <b className="wrap-anywhere block font-semibold">{printed}</b>
        <span className="text-muted">
          Tamanho {size}
          {quantity > 1 && ` · ${quantity} camisas`}
        </span>
        {options.length > 0 && (
          <span className="wrap-anywhere block text-muted">
            {options.map(({ name }) => name).join(" · ")}
          </span>
        )}
      </p>
      {product.options && (
        <Button
          variant="outline"
          size="app"
          aria-label={`Opções de ${printed}, tamanho ${size}`}
          aria-haspopup="dialog"
          data-lines={lines.join(" ")}
          className="justify-self-start"
          onClick={onEdit}
        >
          Opções
        </Button>
      )}
    </li>
  );
}
