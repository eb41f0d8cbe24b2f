import { CircleAlert } from "lucide-react";
import { OptionsPicker } from "#app/features/options/options-picker.tsx";
import { idsOf } from "#domain/options/option-ids.ts";
import { describeOptions, nameOptions } from "#domain/options/option-texts.ts";
import { Button } from "#ui/button.tsx";
import { orderTexts } from "../order-texts.ts";
import type { PricedLine } from "./draft-price.ts";
import { refuseOptionsOf } from "./kept-line.ts";
import { chosenOptions, goneOptions, offeredOf } from "./line-options.ts";
import type { DraftLine, LineChoice } from "./order-draft.ts";

interface LineOptionsFieldsProps {
  line: DraftLine;
  priced: PricedLine | undefined;
  /** Whether they stay as they are. */
  isFixed: boolean;
  onChange: (changes: Partial<LineChoice>) => void;
}

/** The options of a line's product, if it has any, what the order has of others, and what is wrong with the chosen ones. */
export function LineOptionsFields({ line, priced, isFixed, onChange }: LineOptionsFieldsProps) {
  if (isFixed) return line.options.length > 0 && <p>{describeOptions(line.options)}</p>;
  const offered = offeredOf(priced);
  const problem = refuseOptionsOf(line, priced);
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
      {(problem || gone.length > 0) && (
        <div
          role={problem && "alert"}
          className={`flex flex-wrap items-center gap-x-3 gap-y-2 text-caption ${problem ? "text-danger-hover" : "text-muted"}`}
        >
          <span className="flex items-center gap-1.5">
            <CircleAlert className="size-4 shrink-0" />
            {problem ?? orderTexts.keptOptions(nameOptions(gone))}
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
