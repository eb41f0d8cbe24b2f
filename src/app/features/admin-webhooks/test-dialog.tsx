import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { describeAttempt } from "#domain/webhooks/delivery-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { TestResult } from "./use-webhooks.ts";

/** What the other program answered to a test. */
export function TestDialog({ result, isOpen, onClose }: DialogState & { result: TestResult }) {
  const { delivery, answer } = result;
  const isDelivered = delivery.state === "delivered";
  return (
    <Dialog
      open={isOpen}
      title={isDelivered ? "O teste chegou" : "O teste falhou"}
      phone="bottom"
      onOpenChange={(open) => !open && onClose()}
    >
      <DialogBody>
        <Alert tone={isDelivered ? "success" : "error"} announce={false}>
          {delivery.last_attempt && describeAttempt(delivery.last_attempt)}
        </Alert>
        {answer.trim() && <CodeBlock label="O que o outro programa respondeu" text={answer} />}
        <CodeBlock label="O que a loja enviou" text={delivery.body} />
      </DialogBody>
      <DialogFoot>
        <Button size="app" onClick={onClose}>
          Fechar
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
