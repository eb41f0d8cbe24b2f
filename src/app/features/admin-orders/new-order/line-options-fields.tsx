import { CircleAlert } from "lucide-react";
import { OptionsPicker } from "#app/features/options/options-picker.tsx";
import { idsOf } from "#domain/options/option-ids.ts";
import { Button } from "#ui/button.tsx";
import { chosenOptions, goneOptions, offeredOf, refuseLineOptions } from "./line-options.ts";
import type { DraftLine } from "./new-order-draft.ts";
import type { PricedLine } from "./new-order-price.ts";

interface LineOptionsFieldsProps {
  line: DraftLine;
  priced: PricedLine | undefined;
  onChange: (changes: Partial<DraftLine>) => void;
}

/** The options of a line's product, if it has any, and what is wrong with the chosen ones. */
export function LineOptionsFields({ line, priced, onChange }: LineOptionsFieldsProps) {
  const offered = offeredOf(priced);
  const problem = refuseLineOptions(line, priced);
  const gone = goneOptions(line, priced);
  return (
    <>
      {offered && (
        <div className="md:max-w-110">
          <OptionsPicker
            options={offered}
            chosen={idsOf(line.options)}
            onChange={(ids) => onChange({ options: chosenOptions(line, offered, ids) })}
          />
        </div>
      )}
      {problem && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-3 gap-y-2 text-caption text-danger-hover"
        >
          <span className="flex items-center gap-1.5">
            <CircleAlert className="size-4 shrink-0" />
            {problem}
          </span>
          {gone.length > 0 && (
            <Button
              variant="outline"
              size="app"
              onClick={() => onChange({ options: line.options.filter((one) => !gone.includes(one)) })}
            >
              Tirar do pedido
            </Button>
          )}
        </div>
      )}
    </>
  );
}
