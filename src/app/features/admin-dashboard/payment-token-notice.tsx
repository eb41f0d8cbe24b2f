import { warnOnDashboard } from "#app/features/admin-settings/mercado-pago/describe-account.ts";
import { useMercadoPago } from "#app/features/admin-settings/mercado-pago/use-mercado-pago.ts";
import { useMay } from "#app/features/session/staff-role.ts";
import { Alert } from "#ui/alert.tsx";
import { Link } from "#ui/link.tsx";

/** Says that payments do not confirm themselves any more. The dashboard does without it while it loads or after an error. */
export function PaymentTokenNotice() {
  const may = useMay();
  const { data: account } = useMercadoPago({ enabled: may("store") });
  const warning = account?.active && warnOnDashboard(account);
  if (!warning) return null;
  return (
    <Alert>
      <p>
        {warning}{" "}
        <Link to="/admin/configuracoes?secao=mercado-pago" className="link whitespace-nowrap">
          Abrir Mercado Pago
        </Link>
      </p>
    </Alert>
  );
}
