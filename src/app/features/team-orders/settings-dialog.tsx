import { Settings } from "lucide-react";
import { useState } from "react";
import { useForm } from "#app/features/forms/use-form.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { checkSettings, type SettingsDraft, settingsOf, toSettings } from "./settings-draft.ts";
import { SettingsFields } from "./settings-fields.tsx";
import type { CaptainActions } from "./use-captain-actions.ts";

interface SettingsDialogProps {
  actions: CaptainActions;
  product: ProductDetail | null;
  today: string;
}

/** Changes what the captain has decided at the start. */
export function SettingsDialog(props: SettingsDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Ajustes do time"
      width={440}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline" size="app" icon={<Settings />}>
          Ajustes
        </Button>
      }
    >
      <SettingsForm {...props} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

/** Mounted with each opening, so that it starts with what is so now. */
function SettingsForm({ actions, product, today, onDone }: SettingsDialogProps & { onDone: () => void }) {
  const [before] = useState(() => settingsOf(actions.team));
  const [draft, setDraft] = useState<SettingsDraft>(before);
  const { form, fields, alert, busy } = useForm({
    values: draft,
    check: () => checkSettings(draft, today, before),
    async send() {
      await actions.change(toSettings(draft));
      toast.success("Ajustes salvos");
      onDone();
    },
  });
  return (
    <form {...form} className="contents">
      <DialogBody>
        {alert && <Alert>{alert}</Alert>}
        <SettingsFields
          draft={draft}
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          errors={fields}
          product={product}
          today={today}
        />
      </DialogBody>
      <DialogFoot>
        <DialogClose render={<Button variant="outline">Cancelar</Button>} />
        <Button type="submit" busy={busy} busyLabel="Salvando...">
          Salvar
        </Button>
      </DialogFoot>
    </form>
  );
}
