import { LogOut } from "lucide-react";
import { BrandMark } from "#ui/brand-mark.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSession } from "./session.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The entrance of the back-office. */
export function AdminWelcome() {
  const session = useSession();
  const { busy, signOut } = useSignOut();
  if (session.status !== "authenticated") return null;
  const { email, user_metadata } = session.user;
  return (
    <EmptyState
      page
      icon={<BrandMark className="size-14 text-text" />}
      title={`Olá, ${user_metadata.full_name || email}!`}
      text={`Você entrou como administrador da loja (${email}).`}
      action={
        <>
          <ButtonLink to="/">Ver a loja</ButtonLink>
          <ButtonLink to="/minha-conta" variant="outline">
            Minha conta
          </ButtonLink>
          <Button variant="ghost" icon={<LogOut />} busy={busy} onClick={signOut}>
            Sair
          </Button>
        </>
      }
    />
  );
}
