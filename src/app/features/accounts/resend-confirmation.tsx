import { useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { accountToasts } from "#domain/texts/accounts.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

export function ResendConfirmation({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    try {
      await callApi("POST /auth/v1/resend", { body: { email, type: "signup" } });
      toast.success(accountToasts.recoverySent.title, { description: `Enviamos outro link para ${email}.` });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(accountToasts.recoveryFailed.title, { description: failure.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" block busy={busy} onClick={resend}>
      Reenviar e-mail de confirmação
    </Button>
  );
}
