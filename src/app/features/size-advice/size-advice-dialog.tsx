import { type FormEvent, type RefObject, useRef, useState } from "react";
import { readSharedBuild } from "#app/features/cart/shared-build.ts";
import { adviseSize, type Fit } from "#domain/sizes/advise-size.ts";
import { buildOf } from "#domain/sizes/build.ts";
import { formatCentimetres, type SizeGuide } from "#domain/sizes/size-guide.ts";
import { shirtGuide } from "#domain/sizes/size-guide-models.ts";
import { parseHeight, parseWeight, type Wearer } from "#domain/sizes/typed-body.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import type { LoadedDialogProps } from "#ui/use-loaded-dialog.ts";
import { AdvicePanel } from "./advice-panel.tsx";
import { type AskedProduct, offeredSizes } from "./advised-sizes.ts";
import { BodyField } from "./body-field.tsx";
import { readKnownWearer, rememberWearer, shareBuild, withdrawBuilds } from "./known-wearer.ts";
import { ShareBuild } from "./share-build.tsx";

interface AdviceFormProps {
  product: AskedProduct;
  /** Undefined: the shop's standard guide. */
  guide: SizeGuide | undefined;
  onChoose: (size: string) => void;
}

export interface SizeAdviceDialogProps extends AdviceFormProps, LoadedDialogProps {
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Tells a size from height, weight and taste, by the guide's measures, for as long as they can tell it. */
export function SizeAdviceDialog({ open, onOpenChange, returnFocusTo, ...form }: SizeAdviceDialogProps) {
  return (
    <Dialog
      title="Qual o meu tamanho?"
      width={440}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <AdviceForm {...form} />
    </Dialog>
  );
}

const fitChoices: { value: Fit; label: string }[] = [
  { value: "justo", label: "Justa" },
  { value: "normal", label: "Na medida" },
  { value: "folgado", label: "Folgada" },
];

/** As it stands in the fields. */
interface Typed {
  height: string;
  weight: string;
  fit: Fit;
}

const nothing: Typed = { height: "", weight: "", fit: "normal" };

/** Mounted with each opening: it begins with who was asked about before. */
function AdviceForm({ product, guide, onChoose }: AdviceFormProps) {
  const [typed, setTyped] = useState(readKnown);
  const [shares, setShares] = useState(() => readSharedBuild() !== undefined);
  const firstField = useRef<HTMLInputElement>(null);

  const wearer = readTyped(typed);
  const build = wearer && buildOf(wearer);
  const advice = wearer && adviseSize(guide ?? shirtGuide, wearer, wearer.fit);
  const offered = advice ? offeredSizes(product, advice) : [];

  function change(changed: Partial<Typed>) {
    const next = { ...typed, ...changed };
    setTyped(next);
    const known = readTyped(next);
    if (!known) return;
    rememberWearer(known);
    // The next shirts are for this person, of whom perhaps nothing is kept.
    if (shares) shareBuild(buildOf(known));
  }

  function share(isWanted: boolean) {
    setShares(isWanted);
    if (isWanted) shareBuild(build);
    else withdrawBuilds();
  }

  function forget() {
    setTyped(nothing);
    rememberWearer(undefined);
    share(false);
    firstField.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // React events of a form in a portal bubble to the form around it, which would add the shirt to the cart.
    event.stopPropagation();
    if (offered[0]) onChoose(offered[0]);
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Qual o meu tamanho?" className="contents">
      <DialogBody>
        <div className="grid grid-cols-2 gap-3">
          <BodyField
            ref={firstField}
            label="Altura"
            unit="cm"
            example="175"
            value={typed.height}
            onValueChange={(height) => change({ height })}
            parse={parseHeight}
            wrong="Como 175 ou 1,75"
          />
          <BodyField
            label="Peso"
            unit="kg"
            example="70"
            value={typed.weight}
            onValueChange={(weight) => change({ weight })}
            parse={parseWeight}
            wrong="Como 70 ou 70,5"
          />
        </div>
        <ChoiceGroup
          label="Como você gosta"
          choices={fitChoices}
          value={typed.fit}
          onValueChange={(fit) => change({ fit: fit as Fit })}
          className="-mt-3 *:last:grid-cols-3"
        />
        <AdvicePanel advice={advice} product={product} garment={guide ? "peça" : "camisa"} build={build} />
        {build && <ShareBuild build={build} checked={shares} onCheckedChange={share} />}
        {(typed.height || typed.weight) && (
          <Button variant="ghost" size="sm" onClick={forget} className="-mt-3 -ml-3 justify-self-start">
            Esquecer altura e peso
          </Button>
        )}
      </DialogBody>
      {offered.length > 0 && (
        <DialogFoot>
          {offered.slice(1).map((size) => (
            <Button key={size} variant="outline" onClick={() => onChoose(size)}>
              Usar o {size}
            </Button>
          ))}
          <Button type="submit">Usar o {offered[0]}</Button>
        </DialogFoot>
      )}
    </form>
  );
}

function readKnown(): Typed {
  const known = readKnownWearer();
  return known
    ? { ...known, height: String(known.height), weight: formatCentimetres(known.weight) }
    : nothing;
}

function readTyped({ height, weight, fit }: Typed): Wearer | undefined {
  const body = { height: parseHeight(height), weight: parseWeight(weight) };
  return body.height && body.weight ? { height: body.height, weight: body.weight, fit } : undefined;
}
