import { AccountField } from "#app/features/accounts/account-field.tsx";

/** The six digits of the authenticator app, or a recovery code where one is allowed. */
export function CodeField({ error, recovery = false }: { error: string | undefined; recovery?: boolean }) {
  return (
    <AccountField
      label="Código de verificação"
      name="code"
      controlSize="app"
      inputMode={recovery ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      hint={recovery ? "Do aplicativo, ou um código de recuperação" : "Os 6 dígitos que o aplicativo mostra"}
      error={error}
      className="max-w-80"
    />
  );
}
