import { toneOfWarning, warnOnDashboard } from "#app/features/admin-delivery/melhor-envio/token-texts.ts";
import { useMelhorEnvio } from "#app/features/admin-delivery/melhor-envio/use-melhor-envio.ts";
import { useMay } from "#app/features/session/staff-role.ts";
import { Alert } from "#ui/alert.tsx";
import { Link } from "#ui/link.tsx";

/** Says in time that the token of Melhor Envio ends. The dashboard does without it while it loads or after an error. */
export function TokenNotice() {
  const may = useMay();
  const { data: account } = useMelhorEnvio({ enabled: may("store") });
  const warning = account?.active && warnOnDashboard(account, new Date());
  if (!warning) return null;
  return (
    <Alert tone={toneOfWarning(account)}>
      <p>
        {warning}{" "}
        <Link to="/admin/entrega" className="link whitespace-nowrap">
          Abrir Entrega
        </Link>
      </p>
    </Alert>
  );
}
