import { useMutation } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { MAX_LIST_LENGTH } from "#domain/stock/delivery-list.ts";
import { describeUnits } from "#domain/stock/stock-office-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Textarea } from "#ui/textarea.tsx";

type ReadLine = AnswerOf<"POST /api/admin/stock/deliveries/preview">[number];
type ReadItem = NonNullable<ReadLine["item"]>;

interface PasteListProps {
  text: string;
  onType: (text: string) => void;
  onUnderstood: (items: ReadItem[]) => void;
}

/** Lines that were understood go to the delivery; the others stay in the field until they are mended. */
export function PasteList({ text, onType, onUnderstood }: PasteListProps) {
  const check = useMutation({
    mutationFn: () => callApi("POST /api/admin/stock/deliveries/preview", { body: { text } }),
    onSuccess: (lines) => {
      onUnderstood(lines.flatMap(({ item }) => (item ? [item] : [])));
      onType(lines.flatMap((line) => (line.item ? [] : [line.text])).join("\n"));
    },
  });
  return (
    <Panel>
      <PanelHead title="Colar lista" />
      <form
        aria-label="Colar lista"
        className="grid gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && !check.isPending) check.mutate();
        }}
      >
        <Field
          label="Lista da entrega"
          hint="Em cada linha: código ou nome exato, tamanho e quantidade. Por exemplo: CAM-01 M 10, ou Camisa Aurora; M; 10"
        >
          <Textarea
            controlSize="app"
            rows={5}
            maxLength={MAX_LIST_LENGTH}
            spellCheck={false}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
        {check.error && <Alert>{check.error.message}</Alert>}
        <Button
          type="submit"
          variant="outline"
          size="app"
          busy={check.isPending}
          busyLabel="Conferindo..."
          disabled={text.trim() === ""}
          className="justify-self-start"
        >
          Conferir lista
        </Button>
        {check.data && <ReadLines lines={check.data} />}
      </form>
    </Panel>
  );
}

function ReadLines({ lines }: { lines: readonly ReadLine[] }) {
  const understood = lines.filter(({ item }) => item).length;
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {summarize(understood, lines.length - understood)}
      </p>
      <ol aria-label="Linhas da lista" className="grid gap-2 text-small">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and their order does not change
          <li key={index} className="flex gap-2">
            {line.item ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
            ) : (
              <CircleX aria-hidden="true" className="size-5 shrink-0 text-bad" />
            )}
            <span className="wrap-anywhere min-w-0">
              {line.item ? describeItem(line.item) : `Não entendi: ${line.problem}`}
              <span className="block text-muted">{line.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const describeItem = ({ product, size, units }: ReadItem) =>
  `${product.name}, tamanho ${size}: ${describeUnits(units)}`;

function summarize(understood: number, others: number): string {
  const lines = (count: number) => (count === 1 ? "1 linha" : `${count} linhas`);
  const done = `${lines(understood)} na entrega`;
  return others === 0 ? done : `${done}, ${lines(others)} para corrigir`;
}
