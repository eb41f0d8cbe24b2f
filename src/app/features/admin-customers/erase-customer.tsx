import { ShieldX } from "lucide-react";
import { useState } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { Panel } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { Customer } from "./customer.ts";
import { useErasurePlan } from "./customer-queries.ts";
import { EraseForm } from "./erase-form.tsx";

interface EraseCustomerProps {
  customer: Customer;
  /** Called with true while the customer is being erased. */
  setIsLeaving: (isLeaving: boolean) => void;
}

/** Erases a customer's personal data on request, as Brazilian law (LGPD) requires. */
export function EraseCustomer({ customer, setIsLeaving }: EraseCustomerProps) {
  const [open, setOpen] = useState(false);
  return (
    <Panel className="grid gap-3 p-4">
      <div>
        <h2 className="font-semibold text-body">Privacidade (LGPD)</h2>
        <p className="mt-1 text-muted">
          Se o cliente pedir, apague os dados pessoais dele. Os valores dos pedidos ficam para a
          contabilidade.
        </p>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Apagar dados pessoais"
        trigger={
          <Button variant="outline" size="app" icon={<ShieldX />} className="justify-self-start">
            Apagar dados pessoais
          </Button>
        }
      >
        <PlannedErasure customer={customer} setIsLeaving={setIsLeaving} onCancel={() => setOpen(false)} />
      </Dialog>
    </Panel>
  );
}

/** Reads what would be erased each time the dialog opens, because an order may have come meanwhile. */
function PlannedErasure({ customer, setIsLeaving, onCancel }: EraseCustomerProps & { onCancel: () => void }) {
  const [isErasing, setIsErasing] = useState(false);
  const { data: plan, error, refetch } = useErasurePlan(customer.id, isErasing);
  if (plan) {
    return (
      <EraseForm
        customer={customer}
        plan={plan}
        setIsLeaving={(isLeaving) => {
          setIsErasing(isLeaving);
          setIsLeaving(isLeaving);
        }}
        onStale={refetch}
        onCancel={onCancel}
      />
    );
  }
  return (
    <DialogBody>
      {error ? (
        <LoadFailed title="Não foi possível ver o que seria apagado." error={error} onRetry={refetch} />
      ) : (
        <Loading label="Conferindo o que seria apagado...">
          <Skeleton className="h-60" />
        </Loading>
      )}
    </DialogBody>
  );
}
