import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { CarrierField } from "../tracking-fields.tsx";

interface CodesFieldProps {
  isAsked: boolean;
  carrier: string;
  codes: string;
  onChange: (changes: { carrier?: string; codes?: string }) => void;
}

/** Where the codes of many orders are pasted, all of one carrier. */
export function CodesField({ isAsked, carrier, codes, onChange }: CodesFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isAsked && !isOpen && codes === "") {
    return (
      <Button variant="outline" size="app" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Colar códigos de rastreio
      </Button>
    );
  }
  return (
    <>
      <CarrierField value={carrier} onChange={(typed) => onChange({ carrier: typed })} />
      <Field
        label="Cole os códigos, um por linha"
        aside="opcional"
        hint="Cada linha pode começar pelo número do pedido ou pelo nome do cliente. Se nenhuma começa assim, os códigos seguem a ordem dos pedidos abaixo."
      >
        <Textarea
          controlSize="app"
          rows={6}
          value={codes}
          autoComplete="off"
          spellCheck={false}
          className="tabular-nums"
          onChange={(event) => onChange({ codes: event.target.value })}
        />
      </Field>
    </>
  );
}
