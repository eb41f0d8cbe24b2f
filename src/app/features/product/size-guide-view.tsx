import { formatCentimetres, type SizeGuide, withoutGaps } from "#domain/sizes/size-guide.ts";

interface SizeGuideViewProps {
  guide: SizeGuide;
  /** What a shopper measures at home to compare with the table. */
  garment: "camisa" | "peça";
}

/** The table of measures and how to take them, as the shop's dialog and the back-office's preview show them. */
export function SizeGuideView({ guide, garment }: SizeGuideViewProps) {
  const shown = withoutGaps(guide);
  return (
    <>
      <MeasureTable {...shown} />
      <div className="grid gap-3">
        <h3 className="font-semibold text-body">Como medir</h3>
        <p className="text-muted">
          Estenda sobre uma mesa uma {garment} que veste bem em você, meça e compare com a tabela.
        </p>
        <HowTos {...shown} />
        <p className="text-muted">
          Entre dois tamanhos, prefira o maior. As medidas podem variar até 2 cm de uma peça para outra.
        </p>
      </div>
    </>
  );
}

function HowTos({ measures }: Pick<SizeGuide, "measures">) {
  const explained = measures.filter(({ howTo }) => howTo);
  if (explained.length === 0) return null;
  return (
    <dl className="grid gap-2">
      {explained.map(({ name, howTo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while one is renamed, two measures may have the same name
        <div key={index} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{name}:</dt>
          <dd className="text-muted">{howTo?.replace(/\.$/, "")}.</dd>
        </div>
      ))}
    </dl>
  );
}

/** More measures than fit are scrolled to the side; the sizes stay in view. */
function MeasureTable({ measures, rows }: SizeGuide) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label="Tabela de medidas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto overscroll-x-contain"
    >
      <table className="w-full border-collapse text-center text-body">
        <caption className="pb-3 text-left text-muted text-small">
          Medidas da peça estendida, em centímetros.
        </caption>
        <thead>
          <tr className="border-line border-b text-caption text-muted">
            <th scope="col" className="sticky left-0 h-11 bg-surface pr-2 text-left font-semibold">
              Tamanho
            </th>
            {measures.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: while one is renamed, two measures may have the same name
              <th key={index} scope="col" className="h-11 min-w-18 px-1 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, values }) => (
            <tr key={size} className="border-line border-b">
              <th
                scope="row"
                className="sticky left-0 h-12 bg-surface pr-2 text-left font-bold font-display text-action-lg"
              >
                {size}
              </th>
              {measures.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: while one is renamed, two measures may have the same name
                <td key={index} className="tabular-nums">
                  <Value centimetres={values[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ centimetres }: { centimetres: number | null | undefined }) {
  if (centimetres !== null && centimetres !== undefined) return formatCentimetres(centimetres);
  return (
    <>
      <span aria-hidden="true" className="text-subtle">
        –
      </span>
      <span className="sr-only">sem medida</span>
    </>
  );
}
