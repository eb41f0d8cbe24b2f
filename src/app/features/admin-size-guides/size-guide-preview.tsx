import { type ReactNode, useId } from "react";
import { SizeGuideView } from "#app/features/product/size-guide-view.tsx";
import { guideOf, type SizeGuideDraft } from "./size-guide-draft.ts";

interface SizeGuidePreviewProps {
  /** Null where other measures are shown than those of this form. */
  draft: SizeGuideDraft | null;
  /** What else the shopper sees, above the table. */
  children?: ReactNode;
}

export function SizeGuidePreview({ draft, children }: SizeGuidePreviewProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 content-start gap-4 self-start lg:sticky lg:top-0"
    >
      <h3 id={titleId} className="font-semibold text-body">
        O que o cliente vê
      </h3>
      <div className="grid min-w-0 gap-6 rounded-card border border-line p-4">
        {children}
        {draft && <GuideTable draft={draft} />}
      </div>
    </section>
  );
}

function GuideTable({ draft }: { draft: SizeGuideDraft }) {
  const guide = guideOf(draft);
  const isEmpty = guide.rows.every(({ values }) => values.every((value) => value === null));
  if (isEmpty) return <p className="text-muted">Preencha uma medida para ver a tabela.</p>;
  return <SizeGuideView guide={guide} garment="peça" />;
}
