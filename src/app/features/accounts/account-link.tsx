import { User } from "lucide-react";
import { useEffect } from "react";
import { IconLink } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";
import { keepSession, useSession } from "./session.ts";

function useIsSignedIn(): boolean {
  useEffect(keepSession, []);
  return useSession(({ status }) => status === "authenticated");
}

/** The header's way to one's own account, or to the sign-in. */
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
