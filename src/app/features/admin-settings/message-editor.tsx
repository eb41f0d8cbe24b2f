import {
  LONGEST_TEMPLATE,
  type MessageKind,
  messageLabels,
  renderMessage,
} from "#domain/orders/message-templates.ts";
import { brCode } from "#domain/pix/br-code.ts";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useStore } from "./use-store.ts";

interface MessageEditorProps {
  kind: MessageKind;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Nobody's: an order such as the text will be filled with. */
const sample = {
  id: "3f2a9c1e-0000-4000-8000-000000000000",
  customer: "Marta Vieira",
  customerWhatsapp: "11912345678",
  totalCents: 30990,
  pixCode: brCode({
    key: "chave@sualoja.com.br",
    receiverName: "Sua loja",
    receiverCity: "Sua cidade",
    amountCents: 30990,
    reference: "PEDIDO3F2A9C1E",
  }),
};

/** The text and, beside it, what the customer will read. */
export function MessageEditor({ kind, text, error, onChange }: MessageEditorProps) {
  const storeName = useStore()?.name ?? "";
  const trackingUrl = "https://sualoja.com.br/pedido/…";
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Field
        label={messageLabels[kind]}
        error={error}
        counter={{ length: text.length, max: LONGEST_TEMPLATE }}
      >
        <Textarea
          controlSize="app"
          rows={7}
          maxLength={LONGEST_TEMPLATE}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className="grid content-start gap-2">
        <p className="font-semibold text-muted">Como o cliente lê</p>
        <p className="wrap-anywhere whitespace-pre-wrap rounded-card rounded-tl-none bg-grass-tint px-4 py-3">
          {renderMessage(text, sample, { storeName, trackingUrl })}
        </p>
      </div>
    </div>
  );
}
