import { CircleCheck, Link2Off, MailCheck, MailX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { subscriptionChoices } from "./subscription-choices.ts";

type State =
  | { kind: "asking" }
  | { kind: "busy" }
  | { kind: "done" }
  | { kind: "failed"; reason: string; isFinal: boolean };

/**
 * The page that a mailed link opens. Nothing happens until the button is clicked, because mail scanners open links too.
 * The token is read in the browser only, so that the server renders the same page for everyone.
 */
export function SubscriptionPage({ choice }: { choice: keyof typeof subscriptionChoices }) {
  const texts = subscriptionChoices[choice];
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const token = isHydrated ? params.get("token") : undefined;
  const [state, setState] = useState<State>({ kind: "asking" });

  async function decide(token: string) {
    setState({ kind: "busy" });
    try {
      await callApi(texts.address, { body: { token } });
      setState({ kind: "done" });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // An expired link stays expired; where the server did not answer or limited the rate, trying again makes sense.
      const isFinal = failure.code === "otp_expired" || failure.code === "not_found";
      setState({ kind: "failed", reason: failure.message, isFinal });
    }
  }

  if (token === null) {
    return (
      <Message icon={<Link2Off />} title="Link incompleto">
        <p className="text-muted">Abra o link inteiro, como ele está no e-mail que você recebeu.</p>
        <ButtonLink to="/" variant="outline">
          Voltar para a loja
        </ButtonLink>
      </Message>
    );
  }
  if (state.kind === "done") {
    return (
      <Message icon={<CircleCheck className="text-grass" />} title={texts.doneTitle} announce>
        <p className="text-muted">{texts.doneText}</p>
        <ButtonLink to="/">Voltar para a loja</ButtonLink>
      </Message>
    );
  }
  return (
    <Message icon={texts.kind === "confirm" ? <MailCheck /> : <MailX />} title={texts.title}>
      <p className="text-muted">{texts.text}</p>
      {state.kind === "failed" && <Alert className="text-left">{state.reason}</Alert>}
      {state.kind === "failed" && state.isFinal ? (
        <ButtonLink to="/" variant="outline">
          Voltar para a loja
        </ButtonLink>
      ) : (
        <Button
          onClick={() => token !== undefined && decide(token)}
          busy={state.kind === "busy"}
          busyLabel={texts.busy}
          disabled={token === undefined}
          variant={texts.kind === "confirm" ? "primary" : "outline"}
        >
          {texts.button}
        </Button>
      )}
    </Message>
  );
}

interface MessageProps {
  icon: ReactNode;
  title: string;
  /** True where the text replaces the question and must be announced. */
  announce?: boolean;
  children: ReactNode;
}

function Message({ icon, title, announce, children }: MessageProps) {
  return (
    <section
      role={announce ? "status" : undefined}
      className="mx-auto grid min-h-120 max-w-130 content-center justify-items-center gap-4 px-gutter py-14 text-center"
    >
      <span className="text-control [&>svg]:size-14">{icon}</span>
      <h1 className="font-display font-extrabold text-title">{title}</h1>
      {children}
    </section>
  );
}
