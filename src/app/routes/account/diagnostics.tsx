import { DiagnosticForm } from "#app/features/accounts/diagnostic-form.tsx";
import type { PageHandle } from "#app/routes/store/layout.tsx";
import { describePage } from "#app/seo.ts";
import type { Route } from "./+types/diagnostics";

export const handle: PageHandle = { hasFooter: false };

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const subject = "Diagnóstico de autenticação";
  return describePage(matches, { subject, path: "/auth-diagnostico", noIndex: true });
}

export default function Diagnostics() {
  return (
    <div className="mx-auto grid w-full max-w-160 gap-6 px-gutter pt-8 pb-section md:pt-12">
      <div>
        <h1 className="font-display font-extrabold text-title">Diagnóstico de autenticação</h1>
        <p className="mt-2 text-muted">
          Verifique se uma conta existe e se administra a loja, ou crie o primeiro administrador.
        </p>
      </div>
      <DiagnosticForm />
    </div>
  );
}
