import { Send } from "lucide-react";
import { useRef, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { recoveryFormSchema } from "#domain/accounts/credentials.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { useRenewAdministrators } from "./use-administrators.ts";

export function InviteForm() {
  const element = useRef<HTMLFormElement>(null);
  const renew = useRenewAdministrators();
  const [role, setRole] = useState<StaffRole>("support");
  const { busy, alert, fields, form } = useForm({
    schema: recoveryFormSchema,
    send: async ({ email }) => {
      const field = element.current?.querySelector("input");
      const typed = field?.value;
      await withProof(() => callApi("POST /api/admin/administrators/invitations", { body: { email, role } }));
      toast.success("Convite enviado", { description: email });
      // Another address may have been typed while this one was sent.
      if (field?.value === typed) element.current?.reset();
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
      <div className="grid items-start gap-4 md:grid-cols-[1fr_1fr_auto]">
        <Field label="E-mail" error={fields.email} required>
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
        <RoleChoice role={role} onChange={setRole} />
        <Button
          type="submit"
          size="app"
          icon={<Send />}
          busy={busy}
          busyLabel="Enviando..."
          className="md:mt-7"
        >
          Enviar convite
        </Button>
      </div>
    </form>
  );
}
