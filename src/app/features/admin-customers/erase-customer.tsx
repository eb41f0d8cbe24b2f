import { ShieldX } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Panel } from "#ui/panel.tsx";
import type { Customer } from "./customer.ts";
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
        <EraseForm customer={customer} setIsLeaving={setIsLeaving} onCancel={() => setOpen(false)} />
      </Dialog>
    </Panel>
  );
}
