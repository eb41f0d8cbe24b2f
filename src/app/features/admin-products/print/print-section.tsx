import { SwitchRow } from "#ui/switch.tsx";
import type { ProductFormState } from "../use-product-form.ts";
import { newDraftPrint } from "./draft-print.ts";
import { PrintEditor } from "./print-editor.tsx";

/** Where the shop prints names and numbers on this product, for whoever wants it shown. */
export function PrintSection({ form }: { form: ProductFormState }) {
  const { draft, change } = form;
  const { images } = draft;
  const image = images.find(({ ref }) => ref === draft.print?.imageRef);
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
        onChange={(event) => change({ print: event.target.checked ? newDraftPrint(images) : null })}
      />
      {draft.print && image && (
        <PrintEditor
          print={draft.print}
          image={image}
          images={images}
          onChange={(changes) => form.changePrint((before) => ({ ...before, ...changes }))}
        />
      )}
    </section>
  );
}
