import { type RefObject, type SyntheticEvent, useState } from "react";
import { describeRepeated } from "#domain/team/repeated-numbers.ts";
import { sizesInWords } from "#domain/team/team-sizes.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast.tsx";
import { useAfterPress } from "#ui/use-after-press.ts";
import { TeamMistakes } from "./team-mistakes.tsx";
import type { TeamOrder } from "./use-team-order.ts";

/** Enough for several hundred shirts. */
const MAX_LIST_LENGTH = 20_000;

interface TeamListFieldProps {
  order: TeamOrder;
  field: RefObject<HTMLTextAreaElement | null>;
  onAddRight: () => void;
}

export function TeamListField({ order, field, onAddRight }: TeamListFieldProps) {
  // The line that is still being typed shows no error.
  const [written, setWritten] = useState<number | null>(null);
  const afterPress = useAfterPress();
  const mistakes = order.mistakes.filter(({ line }) => line !== written);

  function followCaret({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    setWritten(currentTarget.value.slice(0, currentTarget.selectionEnd).split("\n").length);
  }

  function showLine(line: number) {
    const before = order.list.split("\n").slice(0, line - 1);
    const start = before.join("\n").length + (line > 1 ? 1 : 0);
    const end = order.list.indexOf("\n", start);
    field.current?.focus();
    field.current?.setSelectionRange(start, end < 0 ? order.list.length : end);
    setWritten(null);
  }

  function clear() {
    const { restore, change } = order;
    change("");
    field.current?.focus();
    toast.info("Lista limpa", { action: { label: "Desfazer", onPress: restore } });
  }

  return (
    <div className="grid gap-4">
      <Field
        label="Lista do time"
        hint={`Uma camisa por linha: nome, número e tamanho (${sizesInWords(order.labels)}), em qualquer ordem. Cole do WhatsApp ou de uma planilha.`}
      >
        <Textarea
          ref={field}
          rows={9}
          maxLength={MAX_LIST_LENGTH}
          value={order.list}
          placeholder={exampleOf(order.labels)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          aria-invalid={mistakes.length > 0 || undefined}
          onChange={(event) => {
            order.change(event.target.value);
            followCaret(event);
          }}
          onSelect={followCaret}
          onBlur={() => afterPress(() => setWritten(null))}
        />
      </Field>
      <TeamMistakes
        mistakes={mistakes}
        rightCount={order.canAddRight ? order.units : 0}
        onFix={showLine}
        onAddRight={onAddRight}
      />
      {order.repeated.length > 0 && (
        <Alert tone="info">
          {order.repeated.map((repeated) => (
            <p key={repeated.number}>{describeRepeated(repeated)}</p>
          ))}
        </Alert>
      )}
      {order.list !== "" && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={clear}>
          Limpar lista
        </Button>
      )}
    </div>
  );
}

/** Three shirts, each of another size where the product has so many. */
function exampleOf(labels: readonly string[]): string {
  const [small, medium = small, large = medium] = labels;
  return `Silva 10 ${medium}\nSouza 8 ${large}\nAna 7 ${small}`;
}
