import { Field } from "#ui/field.tsx";
import { Input, type InputProps } from "#ui/input.tsx";
import { PasswordInput } from "#ui/password-input.tsx";

interface AccountFieldProps extends InputProps {
  label: string;
  name: string;
  error: string | undefined;
  hint?: string;
}

export function AccountField({ label, error, hint, className, ...input }: AccountFieldProps) {
  return (
    <Field label={label} error={error} hint={error ? undefined : hint} required className={className}>
      {input.type === "password" ? <PasswordInput {...input} /> : <Input {...input} />}
    </Field>
  );
}

type KnownField = Pick<AccountFieldProps, "error"> & Partial<AccountFieldProps>;

export function EmailField(props: KnownField) {
  return (
    <AccountField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** The six digits of the authenticator app, or a recovery code where one is allowed. */
export function CodeField({ recovery = false, ...props }: KnownField & { recovery?: boolean }) {
  return (
    <AccountField
      label="Código de verificação"
      name="code"
      inputMode={recovery ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      hint={recovery ? "Do aplicativo, ou um código de recuperação" : "Os 6 dígitos que o aplicativo mostra"}
      {...props}
    />
  );
}

export function NewPasswordFields({
  fields,
  label = "Senha",
}: {
  fields: Record<string, string>;
  label?: string;
}) {
  return (
    <>
      <AccountField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        hint="Pelo menos 6 caracteres"
        error={fields.password}
      />
      <AccountField
        label="Confirmar senha"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={fields.confirmPassword}
      />
    </>
  );
}
