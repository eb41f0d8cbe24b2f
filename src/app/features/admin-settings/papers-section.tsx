import { useId } from "react";
import { Switch } from "#ui/switch.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";

export function PapersSection() {
  const id = useId();
  const form = useSettingsSection("papers");
  return (
    <SectionForm
      form={form}
      title="CPF no pedido"
      description="Romaneios e etiquetas saem da lista de pedidos. Quem envia com declaração de conteúdo (DC-e) precisa do CPF de quem recebe."
    >
      {({ asks_cpf }) => (
        <div className="grid gap-2">
          <div className="flex min-h-11 items-center gap-3">
            <Switch
              id={id}
              checked={asks_cpf}
              onChange={(event) => form.change({ asks_cpf: event.target.checked })}
            />
            <label htmlFor={id} className="font-medium">
              Perguntar o CPF ao finalizar o pedido
            </label>
          </div>
          <p className="text-muted text-small">
            O campo é opcional para o cliente. O CPF fica só no pedido, aparece nos papéis e é apagado com os
            dados do cliente. Diga na sua política de privacidade para que ele serve.
          </p>
        </div>
      )}
    </SectionForm>
  );
}
