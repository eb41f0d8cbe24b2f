import type { FieldErrors } from "#domain/errors.ts";
import { DraftLineFields } from "./draft-line-fields.tsx";
import { type OrderQuote, pricedLines, sizesOfLine } from "./draft-price.ts";
import type { DraftLine, LineChoice } from "./order-draft.ts";
import { RemovableLine } from "./removable-line.tsx";

interface DraftLinesProps {
  lines: readonly DraftLine[];
  quote: OrderQuote | undefined;
  /** False if no quote will come. */
  isQuoting: boolean;
  errors: FieldErrors;
  onChange: (key: string, changes: Partial<LineChoice>) => void;
  onRemove: (key: string) => void;
  /** Brings a removed line back; absent where none stays to be brought back. */
  onRestore?: (key: string) => void;
}

export function DraftLines(props: DraftLinesProps) {
  const { lines, quote, isQuoting, errors, onChange, onRemove, onRestore } = props;
  if (lines.length === 0) return null;
  const staying = lines.filter(({ isRemoved }) => !isRemoved);
  const priced = pricedLines(staying, quote);
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-ground">
      {lines.map((line) => {
        const index = staying.indexOf(line);
        return (
          <RemovableLine
            key={line.key}
            line={line}
            priced={priced[index]}
            isQuoting={isQuoting}
            onRemove={() => onRemove(line.key)}
            onRestore={() => onRestore?.(line.key)}
          >
            <DraftLineFields
              line={line}
              priced={priced[index]}
              sizes={sizesOfLine(line, quote)}
              sizeError={errors[`items.${index}.size`]}
              customError={errors[`items.${index}.customization`]}
              onChange={(changes) => onChange(line.key, changes)}
            />
          </RemovableLine>
        );
      })}
    </ul>
  );
}
