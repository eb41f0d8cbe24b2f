import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { EditOrderDialog } from "./edit-order-dialog.tsx";
import { editOrderTexts } from "./edit-order-texts.ts";
import { refusalOf } from "./refusal-of.ts";

/** The way to change an order, or why it cannot be changed. */
export function EditOrder({ order }: { order: AdminOrder }) {
  const button = useRef<HTMLButtonElement>(null);
  /** The order as it was when the dialog was opened; it stays while the dialog fades out. */
  const [opened, setOpened] = useState<AdminOrder>();
  const [isOpen, setIsOpen] = useState(false);
  const refusal = refusalOf(order);

  function open() {
    setOpened(order);
    setIsOpen(true);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold text-body">Pedido</h3>
        {refusal ? (
          <p className="text-muted">{refusal}</p>
        ) : (
          <Button ref={button} variant="outline" size="app" icon={<Pencil />} onClick={open}>
            {editOrderTexts.edit}
          </Button>
        )}
      </div>
      {opened && (
        <EditOrderDialog
          opened={opened}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => setOpened(undefined)}
          finalFocus={button}
        />
      )}
    </>
  );
}
