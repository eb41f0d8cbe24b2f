import { User } from "lucide-react";
import { useEffect } from "react";
import { useSession, watchSession } from "#app/features/session/session.ts";
import { IconLink } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";

function useIsSignedIn(): boolean {
  useEffect(watchSession, []);
  return useSession(({ status }) => status === "authenticated");
}

/** The header's link to the customer's account, or to the sign-in. */
export function AccountIconLink() {
  const [to, label] = useIsSignedIn() ? ["/minha-conta", "Minha conta"] : ["/login", "Entrar"];
  return (
    <IconLink to={to} label={label}>
      <User className="size-6" />
    </IconLink>
  );
}

export function AccountMenuLink({ className }: { className: string }) {
  const [to, label] = useIsSignedIn() ? ["/minha-conta", "Minha conta"] : ["/login", "Entrar / Cadastrar"];
  return (
    <Link to={to} className={className}>
      <User className="size-6 text-grass" />
      {label}
    </Link>
  );
}
