import { useQueryClient } from "@tanstack/react-query";
import { describeBusinessDays } from "#domain/delivery/describe-days.ts";
import { READY } from "#domain/stock/lead-time.ts";
import { MAX_LEAD_DAYS } from "#domain/stock/lead-time-input.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";

export function FulfilmentSection() {
  const client = useQueryClient();
  // Orders, figures and messages have steps from now on, or none any more.
  const refresh = () => {
    for (const queryKey of [["orders"], ["dashboard"], ["settings", "message-templates"]])
      void client.invalidateQueries({ queryKey });
  };
  const form = useSettingsSection("fulfilment", refresh);
  return (
    <SectionForm
      form={form}
      title="Etapas e prazos"
      description="Em que ponto está cada pedido, até quando ele chega e com que código de rastreio."
    >
      {({ steps, preparation_days: days, says_ready }) => (
        <>
          <SwitchRow
            label="Usar etapas nos pedidos"
            text="Cada pedido passa por A fazer, Em produção, Pronto, Enviado e Entregue, com prazo e rastreio, e a lista mostra o que está atrasado. O cliente acompanha as etapas na página do pedido e é avisado por e-mail, se tem conta na loja."
            checked={steps}
            onChange={(event) => form.change({ steps: event.target.checked })}
          />
          {steps && (
            <>
              <Field
                label="Dias para preparar o que está pronto"
                error={form.fields.preparation_days}
                hint={describe(days)}
                className="max-w-100"
              >
                <Input
                  controlSize="app"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={String(MAX_LEAD_DAYS).length}
                  className="tabular-nums"
                  value={Number.isNaN(days) ? "" : days}
                  onChange={(event) => form.change({ preparation_days: readDays(event.target.value) })}
                />
              </Field>
              <SwitchRow
                label={`Dizer “${READY}” nas camisas que não são sob encomenda`}
                text="Aparece na página da camisa, no carrinho e na mensagem do pedido, para o que está na prateleira."
                checked={says_ready}
                onChange={(event) => form.change({ says_ready: event.target.checked })}
              />
            </>
          )}
        </>
      )}
    </SectionForm>
  );
}

/** An empty field is an unfinished number, which the schema refuses. */
function readDays(text: string): number {
  const digits = text.replace(/\D/g, "");
  return digits === "" ? Number.NaN : Number(digits);
}

function describe(days: number): string {
  if (Number.isNaN(days) || days > MAX_LEAD_DAYS) return `Em dias úteis, de 0 a ${MAX_LEAD_DAYS}.`;
  const time = days === 0 ? "no mesmo dia útil" : `em ${describeBusinessDays(days)}`;
  return `Um pedido sem nada sob encomenda sai ${time}, contando do pagamento.`;
}
