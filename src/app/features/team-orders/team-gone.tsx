import { Users } from "lucide-react";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** What people see whose link leads to no list any more. */
export function TeamGone() {
  return (
    <EmptyState
      page
      icon={<Users aria-hidden="true" className="size-16" />}
      title="Este link não vale mais"
      text="Confira o endereço com o capitão: a lista pode ter sido apagada, ou o link veio cortado. Peça que ele mande de novo."
      action={
        <ButtonLink to="/" variant="outline">
          Ver a loja
        </ButtonLink>
      }
    />
  );
}
