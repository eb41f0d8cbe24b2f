import { Send } from "lucide-react";
import { useRef } from "react";
import { callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { recoveryFormSchema } from "#domain/accounts/credentials.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";
import { useRenewAdministrators } from "./use-administrators.ts";

export function InviteForm() {
  const element = useRef<HTMLFormElement>(null);
  const renew = useRenewAdministrators();
  const { busy, alert, fields, form } = useForm({
    schema: recoveryFormSchema,
    send: async ({ email }) => {
      await callApi("POST /api/admin/administrators/invitations", { body: { email } });
      toast.success("Convite enviado", { description: email });
      element.current?.reset();
      await renew();
    },
    refuse: (failure) => {
      toast.error("Não foi possível enviar o convite", { description: failure.message });
      return failure.fields.email ? { fields: failure.fields } : { alert: failure.message };
    },
  });
  return (
    <form {...form} ref={element} aria-label="Convidar administrador" className="grid gap-4">
      {alert && <Alert>{alert}</Alert>}
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Email" error={fields.email} required className="w-full max-w-100">
          <Input
            name="email"
            type="email"
            inputMode="email"
            controlSize="app"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button
          type="submit"
          size="app"
          icon={<Send />}
          busy={busy}
          busyLabel="Enviando..."
          className="max-md:w-full md:mt-7"
        >
          Enviar convite
        </Button>
      </div>
    </form>
  );
}
