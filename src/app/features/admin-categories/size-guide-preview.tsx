import { useId } from "react";
import { SizeGuideView } from "#app/features/product/size-guide-view.tsx";
import { guideOf, type SizeGuideDraft } from "./size-guide-draft.ts";

export function SizeGuidePreview({ draft }: { draft: SizeGuideDraft }) {
  const titleId = useId();
  const guide = guideOf(draft);
  const isEmpty = guide.rows.every(({ values }) => values.every((value) => value === null));
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 content-start gap-4 self-start lg:sticky lg:top-0"
    >
      <h3 id={titleId} className="font-semibold text-body">
        O que o cliente vê
      </h3>
      <div className="grid min-w-0 gap-6 rounded-card border border-line p-4">
        {isEmpty ? (
          <p className="text-muted">Preencha uma medida para ver a tabela.</p>
        ) : (
          <SizeGuideView guide={guide} garment="peça" />
        )}
      </div>
    </section>
  );
}
