import type { SizeAdvice } from "#domain/sizes/advise-size.ts";
import type { Build } from "#domain/sizes/build.ts";
import { describeKept, findBand } from "#domain/sizes/kept-sizes.ts";
import { type AskedProduct, advisedSizes, describeMissing } from "./advised-sizes.ts";
import { describeAdvice, type Garment, unknownTexts } from "./describe-advice.ts";
import { useKeptSizes } from "./use-kept-sizes.ts";

interface AdvicePanelProps {
  /** Undefined until height and weight are typed. */
  advice: SizeAdvice | undefined;
  product: AskedProduct;
  garment: Garment;
  /** Undefined for a person of whose build nothing is kept. */
  build: Build | undefined;
}

/** The answer, announced as it changes. */
export function AdvicePanel({ advice, product, garment, build }: AdvicePanelProps) {
  const bands = useKeptSizes(product.id, build !== undefined);
  const band = build && findBand(bands, build);
  return (
    <div aria-live="polite" className="grid gap-3">
      {advice ? (
        <div className="grid gap-3 rounded-card border border-line bg-ground p-4">
          <Answer advice={advice} product={product} garment={garment} />
          {band && <p className="font-medium">{describeKept(band)}</p>}
        </div>
      ) : (
        <p className="text-muted">Diga a altura e o peso de quem vai usar. Eles ficam só neste aparelho.</p>
      )}
      {advice && (
        <p className="text-caption text-muted">
          {advice.kind === "unknown" ? "Meça" : "É uma estimativa. Para ter certeza, meça"} uma {garment} que
          veste bem em você, estendida sobre uma mesa, e compare com o guia de tamanhos.
        </p>
      )}
    </div>
  );
}

function Answer({
  advice,
  product,
  garment,
}: Pick<AdvicePanelProps, "product" | "garment"> & { advice: SizeAdvice }) {
  if (advice.kind === "unknown") return <p>{unknownTexts[advice.reason]}</p>;
  const { answer, details } = describeAdvice(advice, garment);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
      <span
        aria-hidden="true"
        className="max-w-32 break-words font-display font-extrabold text-title text-canary leading-none"
      >
        {advisedSizes(advice)[0]}
      </span>
      <div className="grid gap-1">
        <p className="font-semibold text-body">{answer}</p>
        {[...details, ...describeMissing(product, advice)].map((sentence) => (
          <p key={sentence} className="text-muted">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
