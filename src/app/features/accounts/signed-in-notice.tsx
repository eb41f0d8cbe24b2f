import { useSession } from "#app/features/session/session.ts";
import { Alert } from "#ui/alert.tsx";
import { useArrive } from "./use-arrive.ts";

/** Shown on the sign-in page to a user who is already signed in, as after registering. */
export function SignedInNotice() {
  const session = useSession();
  const arrive = useArrive();
  if (session.status !== "authenticated") return null;
  const { user } = session;
  return (
    <Alert tone="info">
      Você já está conectado como <strong className="wrap-anywhere">{user.email}</strong>.{" "}
      <button type="button" className="link -my-2.5 py-2.5" onClick={() => void arrive(user)}>
        Continuar
      </button>
    </Alert>
  );
}
