import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { RETRY_MS, useConnection, watchConnection } from "#app/features/connection/connection.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shown in place of a page that is not on this device. The page opens by itself when the shop is reached again. */
export function OfflinePage() {
  const { revalidate, state } = useRevalidator();
  const net = useConnection((connection) => connection.net);
  useEffect(watchConnection, []);
  // A shop that is called reachable may still fail this page: late news of an answer from before, or a net that
  // returned to the worker a moment after the page. Its return would then be no change.
  useEffect(() => {
    if (net !== "up" || state !== "idle") return;
    const timer = setTimeout(revalidate, RETRY_MS);
    return () => clearTimeout(timer);
  }, [net, state, revalidate]);
  useEffect(
    () =>
      useConnection.subscribe((now, before) => {
        if (now.net === "up" && before.net !== "up") void revalidate();
      }),
    [revalidate],
  );
  return (
    <EmptyState
      page
      icon={<CloudOff className="size-12" />}
      title={net === "silent" ? "A loja não respondeu" : "Você está sem internet"}
      text="Esta página ainda não foi guardada neste aparelho. Ela abre sozinha quando a conexão voltar."
      action={
        <>
          <Button busy={state === "loading"} onClick={() => revalidate()}>
            Tentar novamente
          </Button>
          <ButtonLink to="/carrinho" variant="outline">
            Ver carrinho
          </ButtonLink>
          <ButtonLink to="/" variant="outline">
            Página inicial
          </ButtonLink>
        </>
      }
    />
  );
}
