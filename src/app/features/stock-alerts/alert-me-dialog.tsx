import { type RefObject, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { Honeypot } from "#app/features/newsletter/honeypot.tsx";
import { stockAlertTexts } from "#domain/texts/stock-alerts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";

interface AlertFormProps {
  productId: string;
  /** The sizes that are sold out. */
  sizes: readonly string[];
}

export interface AlertMeDialogProps extends AlertFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export function AlertMeDialog({ productId, sizes, open, onOpenChange, returnFocusTo }: AlertMeDialogProps) {
  return (
    <Dialog
      title="Avise-me quando chegar"
      description="Um único e-mail, quando o tamanho voltar."
      width={440}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <AlertForm productId={productId} sizes={sizes} />
    </Dialog>
  );
}

/** Mounted with each opening. A refused address stays in its field, with the reason below. */
function AlertForm({ productId, sizes }: AlertFormProps) {
  const [size, setSize] = useState(sizes.length === 1 ? (sizes[0] ?? null) : null);
  const [isAsked, setAsked] = useState(false);
  const { busy, alert, fields, form } = useForm<Record<string, string>>({
    check: () => (size ? {} : { size: "Escolha o tamanho" }),
    send: async ({ email = "", site }) => {
      await callApi("POST /api/stock-alerts", {
        body: { product_id: productId, size: size ?? "", email: email.trim(), ...(site && { site }) },
      });
      setAsked(true);
    },
    // A size may have come back since the page was loaded.
    refuse: ({ message, fields }) => (fields.email ? { fields } : { alert: message }),
  });

  if (isAsked) {
    return (
      <>
        <DialogBody>
          <Alert tone="success">{stockAlertTexts.asked}</Alert>
        </DialogBody>
        <DialogFoot>
          <DialogClose render={<Button block>Fechar</Button>} />
        </DialogFoot>
      </>
    );
  }
  return (
    <form {...form} aria-label="Avise-me quando chegar" className="contents">
      <DialogBody>
        {alert && <Alert>{alert}</Alert>}
        <ChoiceGroup
          label="Tamanho"
          choices={sizes.map((label) => ({ value: label, label }))}
          value={size}
          onValueChange={setSize}
          hint={size ? undefined : "Selecione um tamanho"}
          invalid={fields.size !== undefined && size === null}
        />
        <Field label="E-mail" error={fields.email} required>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder="voce@exemplo.com.br"
            maxLength={254}
          />
        </Field>
        <Honeypot />
      </DialogBody>
      <DialogFoot>
        <Button type="submit" block busy={busy}>
          Avise-me
        </Button>
      </DialogFoot>
    </form>
  );
}
