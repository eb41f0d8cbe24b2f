import { LogOut, Receipt } from "lucide-react";
import { useSignOut } from "#app/features/accounts/use-sign-out.ts";
import type { AccountUser } from "#app/features/session/session.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { OwnData } from "./own-data.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./session-list.tsx";
import { useOwnSessions } from "./use-own-sessions.ts";

export function MyAccountPage({ user }: { user: AccountUser }) {
  const { list, reload } = useOwnSessions();
  const { busy, signOut } = useSignOut();
  return (
    <div className="wrap grid gap-8 pt-8 pb-section md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-display font-extrabold text-title">Minha conta</h1>
          <p className="wrap-anywhere mt-2 text-muted">{greet(user)}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:grid max-md:w-full max-md:grid-cols-2">
          <ButtonLink to="/meus-pedidos" variant="quiet" icon={<Receipt />}>
            Meus pedidos
          </ButtonLink>
          <Button variant="outline" icon={<LogOut />} busy={busy} onClick={signOut}>
            Sair
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ProfileForm key={user.id} user={user} />
          <SessionList list={list} onChanged={reload} />
        </div>
        <div className="grid gap-6">
          <PasswordForm email={user.email} onChanged={reload} />
          <OwnData />
        </div>
      </div>
    </div>
  );
}

function greet({ user_metadata, email }: AccountUser): string {
  const [first] = user_metadata.full_name.split(" ");
  return first ? `Olá, ${first}. Você entrou como ${email}.` : `Você entrou como ${email}.`;
}
