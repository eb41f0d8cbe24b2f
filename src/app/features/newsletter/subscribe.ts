import { ApiError, callApi } from "#app/api/api-client.ts";
import { toast } from "#ui/toast.tsx";

/** Subscribes an address: resolves with what happens next, or with what is wrong with the address. */
export async function subscribe(email: string, site: string): Promise<{ answer?: string; error?: string }> {
  try {
    const outcome = await callApi("POST /api/newsletter/subscriptions", {
      body: { email: email.trim(), ...(site && { site }) },
    });
    return { answer: describeOutcome(outcome.confirm_by_mail) };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.fields.email) return { error: failure.fields.email };
    toast.error("Não foi possível fazer a inscrição", { description: failure.message });
    return {};
  }
}

function describeOutcome(confirmByMail: boolean): string {
  return confirmByMail
    ? "Enviamos um e-mail para você confirmar a inscrição. Se não achar, olhe também no spam."
    : "Pronto! Você vai receber as novidades da loja no seu e-mail.";
}
