import { useState } from "react";
import { z } from "zod";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { diagnosticFormSchema } from "#domain/accounts/credentials.ts";
import { diagnosticTexts } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { AccountField, EmailField } from "./account-field.tsx";

const actions = ["check", "create-admin"] as const;
type Action = (typeof actions)[number];

/** The pressed button sends its own value as `action`. */
const schema = diagnosticFormSchema.extend({ action: z.enum(actions) });

interface Result {
  isGood: boolean;
  message: string;
  raw: unknown;
}

export function DiagnosticForm() {
  const isHydrated = useHydrated();
  const [running, setRunning] = useState<Action>();
  const [result, setResult] = useState<Result>();
  const { busy, fields, form } = useForm({
    schema,
    send: async ({ action, ...credentials }) => {
      setRunning(action);
      setResult(undefined);
      setResult(await diagnose(action, credentials));
    },
    refuse: (failure) => ({ fields: failure.fields }),
  });
  const submits = (action: Action) => ({
    type: "submit" as const,
    name: "action",
    value: action,
    busy: busy && running === action,
    disabled: !isHydrated,
  });

  return (
    <>
      <form {...form} aria-label="Diagnóstico de autenticação" className="grid gap-6">
        <EmailField error={fields.email} />
        <AccountField
          label="Senha"
          name="password"
          type="password"
          autoComplete="off"
          error={fields.password}
        />
        <div className="grid gap-3 md:grid-cols-2">
          <Button {...submits("check")}>Verificar Usuário</Button>
          <Button variant="outline" {...submits("create-admin")}>
            Criar Admin
          </Button>
        </div>
      </form>
      {result && <ShownResult result={result} />}
    </>
  );
}

function ShownResult({ result }: { result: Result }) {
  return (
    <section aria-labelledby="resultado" className="grid gap-3">
      <h2 id="resultado" className="font-display font-extrabold text-h3">
        Resultado
      </h2>
      <Alert tone={result.isGood ? "success" : "error"}>{result.message}</Alert>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-card border border-line bg-surface p-4 text-caption">
        {JSON.stringify(result.raw, null, 2)}
      </pre>
    </section>
  );
}

async function diagnose(action: Action, credentials: { email: string; password: string }): Promise<Result> {
  try {
    if (action === "check") {
      const raw = await callApi("POST /api/diagnostics/check", { body: credentials });
      return { isGood: raw.signed_in, message: raw.message, raw };
    }
    const raw = await callApi("POST /api/diagnostics/create-admin", { body: credentials });
    return { isGood: true, message: raw.message, raw };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const { status, code, message } = failure;
    return { isGood: false, message: explain(action, failure), raw: { error: { status, code, message } } };
  }
}

/** For these codes the server's message already says what was tried; for the others the action is added here. */
const explained = new Set<ApiError["code"]>(["user_exists", "forbidden"]);

function explain(action: Action, { code, message }: ApiError): string {
  if (code === "offline") return diagnosticTexts.failed(message);
  if (action === "check") return diagnosticTexts.checkFailed(message);
  return explained.has(code) ? message : diagnosticTexts.creationFailed(message);
}
