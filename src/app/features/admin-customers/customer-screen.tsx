import { ArrowLeft, MessageCircle } from "lucide-react";
import { useState } from "react";
import { ApiError } from "#app/api/api-client.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { StatCard } from "#app/features/admin/stat-card.tsx";
import { useMay } from "#app/features/session/staff-role.ts";
import { formatCents } from "#domain/money.ts";
import { formatDate, formatDateTime } from "#domain/orders/order-dates.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { Customer } from "./customer.ts";
import { CustomerFacts } from "./customer-facts.tsx";
import { CustomerNotesForm } from "./customer-notes-form.tsx";
import { CustomerOrders } from "./customer-orders.tsx";
import { useCustomer } from "./customer-queries.ts";
import { EraseCustomer } from "./erase-customer.tsx";
import { useGreeting } from "./use-greeting.ts";

export function CustomerScreen({ id }: { id: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { data: customer, error, refetch } = useCustomer(id, isLeaving);
  if (customer) return <CustomerPage customer={customer} isLeaving={isLeaving} setIsLeaving={setIsLeaving} />;
  return (
    <AdminPage title="Cliente" actions={<BackToList />}>
      {error ? <Failed error={error} onRetry={refetch} /> : <CustomerSkeleton />}
    </AdminPage>
  );
}

interface CustomerPageProps {
  customer: Customer;
  isLeaving: boolean;
  setIsLeaving: (isLeaving: boolean) => void;
}

function CustomerPage({ customer, isLeaving, setIsLeaving }: CustomerPageProps) {
  const may = useMay();
  const { is_account: isAccount, since } = customer;
  const beginning = formatDateTime(new Date(since));
  return (
    <AdminPage
      title={customer.name || "Cliente sem nome"}
      description={
        isAccount ? `Conta criada em ${beginning}, ainda sem pedidos` : `Cliente desde ${beginning}`
      }
      actions={
        <>
          <BackToList />
          <Greet customer={customer} />
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <StatCard label="Pedidos" value={customer.orders} />
        <StatCard label="Total em pedidos" value={formatCents(customer.total_cents)} />
        <StatCard label="Total concluído" value={formatCents(customer.completed_cents)} />
        <StatCard label="Último pedido" value={describeLast(customer)} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <div className="grid min-w-0 gap-5 lg:gap-6">
          <CustomerOrders customer={customer} isLeaving={isLeaving} />
          <CustomerNotesForm key={customer.id} customer={customer} />
        </div>
        <div className="grid min-w-0 gap-5 lg:gap-6">
          <CustomerFacts customer={customer} />
          {may("store") && <EraseCustomer customer={customer} setIsLeaving={setIsLeaving} />}
        </div>
      </div>
    </AdminPage>
  );
}

function describeLast({ last_order_at }: Customer): string {
  return last_order_at ? formatDate(new Date(last_order_at)) : "–";
}

function BackToList() {
  return (
    <ButtonLink variant="outline" size="app" icon={<ArrowLeft />} to="/admin/clientes">
      Clientes
    </ButtonLink>
  );
}

function Greet({ customer }: { customer: Customer }) {
  const greeting = useGreeting(customer);
  if (!greeting) return null;
  return (
    <ButtonLink size="app" icon={<MessageCircle />} to={greeting} target="_blank" rel="noreferrer">
      Abrir WhatsApp
    </ButtonLink>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const isUnknown =
    error instanceof ApiError && (error.code === "not_found" || error.code === "invalid_request");
  return (
    <Panel>
      {isUnknown ? (
        <EmptyState
          title="Cliente não encontrado"
          text="O endereço pode estar errado, ou os dados deste cliente foram apagados."
        />
      ) : (
        <LoadFailed title="Falha ao carregar o cliente. Tente novamente." error={error} onRetry={onRetry} />
      )}
    </Panel>
  );
}

function CustomerSkeleton() {
  return (
    <Loading label="Carregando cliente...">
      <div className="grid gap-5 lg:gap-6">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
          {["Pedidos", "Total", "Concluído", "Último"].map((name) => (
            <Skeleton key={name} className="h-22" />
          ))}
        </div>
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
          <Skeleton className="h-90" />
          <Skeleton className="h-90" />
        </div>
      </div>
    </Loading>
  );
}
