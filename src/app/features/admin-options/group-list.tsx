import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { addGroup, type DraftGroup, toggleInGroup } from "./rules-draft.ts";
import { optionName, type RulesProps } from "./rules-props.ts";

/** Groups of marked options of which a shirt gets only one. */
export function GroupList({ rules, library, errors, onChange }: RulesProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const { option_ids: marked, one_of: groups } = rules;
  const isPossible = marked.length >= 2;

  function add() {
    flushSync(() => onChange({ one_of: addGroup(rules) }));
    list.current?.lastElementChild?.querySelector<HTMLElement>("input")?.focus();
  }

  function remove(group: DraftGroup) {
    flushSync(() => onChange({ one_of: groups.filter((other) => other !== group) }));
    // The button that had the focus is gone with its group.
    adding.current?.focus();
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid min-w-0 gap-3">
      <div>
        <h3 id={`${id}-title`} className="font-semibold text-small">
          Só uma destas
        </h3>
        <p className="text-caption text-muted">
          De um grupo, o cliente escolhe só uma. Dois patches no mesmo lugar nunca vão juntos, também sem
          grupo.
        </p>
      </div>
      {groups.length > 0 && (
        <ul ref={list} className="grid gap-3">
          {groups.map((group, index) => (
            <li key={group.id}>
              <Group
                number={index + 1}
                group={group}
                path={`option_rules.one_of.${index}`}
                choices={marked.map((one) => ({ id: one, name: optionName(library, one) }))}
                error={group.option_ids.length < 2 ? errors[`option_rules.one_of.${index}`] : undefined}
                onToggle={(one) => onChange({ one_of: toggleInGroup(rules, group.id, one) })}
                onRemove={() => remove(group)}
              />
            </li>
          ))}
        </ul>
      )}
      {errors["option_rules.one_of"] && <Problem id={`${id}-error`} text={errors["option_rules.one_of"]} />}
      <Button
        ref={adding}
        variant="outline"
        size="app"
        icon={<Plus />}
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && add()}
        className="justify-self-start"
      >
        {isPossible ? "Adicionar grupo" : "Marque duas para agrupar"}
      </Button>
    </section>
  );
}

interface GroupProps {
  number: number;
  group: DraftGroup;
  /** The name of its error. */
  path: string;
  choices: readonly { id: string; name: string }[];
  error: string | undefined;
  onToggle: (id: string) => void;
  onRemove: () => void;
}

function Group({ number, group, path, choices, error, onToggle, onRemove }: GroupProps) {
  const id = useId();
  return (
    <fieldset className="relative min-w-0 rounded-control border border-line px-3 pt-1 pb-1">
      <legend className="sr-only">Grupo {number}</legend>
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap gap-x-5">
          {choices.map((choice, index) => (
            <Checkbox
              key={choice.id}
              name={path}
              label={<span className="wrap-anywhere">{choice.name}</span>}
              checked={group.option_ids.includes(choice.id)}
              aria-invalid={(error !== undefined && index === 0) || undefined}
              aria-describedby={error && `${id}-error`}
              onChange={() => onToggle(choice.id)}
            />
          ))}
        </div>
        <IconButton label={`Remover o grupo ${number}`} size="sm" variant="danger" onClick={onRemove}>
          <Trash2 className="size-5" />
        </IconButton>
      </div>
      {error && <Problem id={`${id}-error`} text={error} />}
    </fieldset>
  );
}

function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex items-center gap-1.5 pb-2 text-caption text-danger-hover">
      <CircleAlert className="size-4 shrink-0" />
      {text}
    </p>
  );
}
