import { useRevalidator } from "react-router";
import { unexplainedText } from "#domain/texts/unexplained.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** The error page. Its button reloads the page's data in place. */
export function ErrorPage({ message = unexplainedText }: { message?: string | undefined }) {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      page
      title="Não foi possível abrir a página"
      text={message}
      action={
        <>
          <Button busy={state === "loading"} onClick={() => revalidate()}>
            Tentar novamente
          </Button>
          <ButtonLink to="/" variant="outline" reloadDocument>
            Voltar para a Home
          </ButtonLink>
        </>
      }
    />
  );
}
