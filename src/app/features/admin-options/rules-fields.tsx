import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { GroupList } from "./group-list.tsx";
import { MarkList } from "./mark-list.tsx";
import type { RulesProps } from "./rules-props.ts";

/** Which options are offered here, in which order, how many at once and which ones exclude each other. */
export function RulesFields(props: RulesProps) {
  const { rules, errors, onChange } = props;
  return (
    <div className="grid min-w-0 gap-5 rounded-card border border-line p-4">
      <MarkList {...props} />
      <Field
        label="No máximo"
        hint="Quantas opções uma camisa pode ter. Vazio: quantas o cliente quiser."
        error={errors["option_rules.max"]}
      >
        <div className="w-24">
          <Input
            name="option_rules.max"
            controlSize="app"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            className="tabular-nums"
            value={rules.max}
            onChange={(event) => onChange({ max: event.target.value.replace(/\D/g, "") })}
          />
        </div>
      </Field>
      <GroupList {...props} />
    </div>
  );
}
