import { ArrowLeft, Printer } from "lucide-react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { TableSkeleton } from "#app/features/admin/table-skeleton.tsx";
import { useAddress } from "#app/features/admin/use-address.ts";
import { countOrders } from "#domain/orders/count-orders.ts";
import { isPaperSize, type PaperKind, type PaperSize, paperSizes } from "#domain/papers/paper.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segments } from "#ui/segments.tsx";
import { orderTexts } from "../order-texts.ts";
import { AddressLabels } from "./address-labels.tsx";
import { PackingSlips } from "./packing-slips.tsx";
import { hasCnpj } from "./party.tsx";
import { paperTitles } from "./sheet-title.ts";
import { type Sender, usePapers } from "./use-papers.ts";

/** Each is usual for its printer: a slip goes on office paper, a label on a label printer. */
const usualSizes: Record<PaperKind, PaperSize> = { slip: "a4", label: "10x15" };

/** The packing slips or address labels of chosen orders, as the printer puts them on paper. */
export function PapersScreen({ kind }: { kind: PaperKind }) {
  const { params, write } = useAddress();
  const { data, error, refetch, isPending } = usePapers(params.get("ids") ?? "");
  const wanted = params.get("papel");
  const size = isPaperSize(wanted) ? wanted : usualSizes[kind];
  return (
    <AdminPage
      title={paperTitles[kind]}
      isHeadOffPaper
      description={data && data.orders.length > 0 ? countOrders(data.orders.length) : undefined}
      actions={
        <>
          <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/pedidos">
            Voltar aos pedidos
          </ButtonLink>
          <Button
            size="app"
            icon={<Printer />}
            disabled={!data?.orders.length}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Segments
          label="Tamanho do papel"
          options={Object.entries(paperSizes).map(([value, label]) => ({ value, label }))}
          value={size}
          onValueChange={(papel) => write({ papel }, { replace: true, preventScrollReset: true })}
        />
      </div>
      {data && data.orders.length > 0 ? (
        <>
          <MissingSender sender={data.sender} />
          {kind === "slip" ? (
            <PackingSlips papers={data} size={size} />
          ) : (
            <AddressLabels papers={data} size={size} />
          )}
        </>
      ) : (
        <Panel>
          {error ? (
            <LoadFailed title={orderTexts.loadFailed} error={error} onRetry={refetch} />
          ) : isPending ? (
            <TableSkeleton label={orderTexts.loading} />
          ) : (
            <EmptyState title={orderTexts.none} text="Escolha os pedidos na lista e imprima de novo." />
          )}
        </Panel>
      )}
    </AdminPage>
  );
}

/** A declaration of content asks for both. */
function MissingSender({ sender }: { sender: Sender }) {
  if (hasCnpj(sender) && sender.address !== "") return null;
  return (
    <div className="print:hidden">
      <Alert tone="info">
        Falta o CNPJ ou o endereço da loja como remetente. Complete em{" "}
        <Link to="/admin/configuracoes" className="link">
          Configurações
        </Link>
        .
      </Alert>
    </div>
  );
}
