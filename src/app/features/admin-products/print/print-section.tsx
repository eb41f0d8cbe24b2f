import { SwitchRow } from "#ui/switch.tsx";
import type { DraftImage } from "../product-draft/draft-image.ts";
import { type DraftPrint, newDraftPrint } from "../product-draft/draft-print.ts";
import { PrintEditor } from "./print-editor.tsx";

interface PrintSectionProps {
  print: DraftPrint | null;
  images: readonly DraftImage[];
  /** Called with a new print, or with null when it is switched off. */
  onToggle: (print: DraftPrint | null) => void;
  onChange: (changes: Partial<DraftPrint>) => void;
}

/** The settings for showing names and numbers on this product's picture. */
export function PrintSection({ print, images, onToggle, onChange }: PrintSectionProps) {
  const image = images.find(({ ref }) => ref === print?.imageRef);
  return (
    <section
      aria-label="Estampa nas costas"
      className="grid min-w-0 gap-4 rounded-card border border-line p-4 md:col-span-2"
    >
      <SwitchRow
        label="Mostrar a estampa na foto das costas"
        text={
          images.length === 0
            ? "Envie primeiro a foto das costas da camisa."
            : "Quem personaliza a camisa vê o nome e o número nela enquanto digita."
        }
        disabled={images.length === 0}
        checked={image !== undefined}
        onChange={(event) => onToggle(event.target.checked ? newDraftPrint(images) : null)}
      />
      {print && image && <PrintEditor print={print} image={image} images={images} onChange={onChange} />}
    </section>
  );
}
