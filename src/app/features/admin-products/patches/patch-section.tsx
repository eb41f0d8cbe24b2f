import { useCategories } from "#app/features/admin-categories/use-categories.ts";
import { countedIds } from "#app/features/admin-options/rules-draft.ts";
import { useLibrary } from "#app/features/admin-options/use-library.ts";
import type { PatchAreas } from "#domain/options/shirt-option.ts";
import { Alert } from "#ui/alert.tsx";
import type { ProductDraft } from "../product-draft/product-draft.ts";
import { PatchEditor } from "./patch-editor.tsx";
import { patchesInUse } from "./patches-in-use.ts";

interface PatchSectionProps {
  draft: ProductDraft;
  error: string | undefined;
  onChange: (areas: PatchAreas) => void;
}

/** Where patches lie on the main picture; nothing for a product that offers none. */
export function PatchSection({ draft, error, onChange }: PatchSectionProps) {
  const { data: library = [] } = useLibrary();
  const { data: categories = [] } = useCategories();
  const category = categories.find(({ id }) => id === draft.category_id);
  const ids = countedIds(draft.option_rules, category?.option_rules?.option_ids ?? []);
  const used = patchesInUse(library, ids);
  const [image] = draft.images;
  if (used.length === 0) return null;
  return (
    <section
      aria-label="Lugar dos patches"
      className="grid min-w-0 gap-4 rounded-card border border-line p-4 md:col-span-2"
    >
      <div>
        <h3 className="font-semibold">Lugar dos patches</h3>
        <p className="text-muted text-small">
          {image
            ? "Quem escolhe um patch o vê aqui, na imagem principal."
            : "Envie primeiro a foto da frente da camisa, como imagem principal."}
        </p>
      </div>
      {error && <Alert>{error}</Alert>}
      {image && (
        // Another main picture may have another size.
        <PatchEditor key={image.ref} image={image} used={used} areas={draft.patchAreas} onChange={onChange} />
      )}
    </section>
  );
}
