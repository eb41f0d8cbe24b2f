import { CORREIOS } from "#domain/fulfilment/tracking.ts";
import {
  MAX_TEMPLATE_LENGTH,
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
  usesSteps: boolean;
  onChange: (text: string) => void;
}

/** An invented order, to preview the text with. */
const sample = {
  id: "3f2a9c1e-0000-4000-8000-000000000000",
  customer: "Marta Vieira",
  customerWhatsapp: "11912345678",
  totalCents: 30990,
  pixCents: null,
  pixCode: brCode({
    key: "chave@sualoja.com.br",
    receiverName: "Sua loja",
    receiverCity: "Sua cidade",
    amountCents: 30990,
    reference: "PEDIDO3F2A9C1E",
  }),
};

/** Of an order in a shop that uses steps. */
const sampleFulfilment = {
  promisedDays: 25,
  promisedOn: "2026-12-15",
  tracking: { carrier: CORREIOS, code: "AA123456785BR" },
};

/** The text field and, beside it, a preview of the customer's message. */
export function MessageEditor({ kind, text, error, usesSteps, onChange }: MessageEditorProps) {
  const order = { ...sample, ...(usesSteps && { fulfilment: sampleFulfilment }) };
  const storeName = useStore()?.name ?? "";
  const trackingUrl = "https://sualoja.com.br/pedido/…";
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Field
        label={messageLabels[kind]}
        error={error}
        counter={{ length: text.length, max: MAX_TEMPLATE_LENGTH }}
      >
        <Textarea
          controlSize="app"
          rows={7}
          maxLength={MAX_TEMPLATE_LENGTH}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className="grid content-start gap-2">
        <p className="font-semibold text-muted">Como o cliente lê</p>
        <p className="wrap-anywhere whitespace-pre-wrap rounded-card rounded-tl-none bg-grass-tint px-4 py-3">
          {renderMessage(text, order, { storeName, trackingUrl })}
        </p>
      </div>
    </div>
  );
}
