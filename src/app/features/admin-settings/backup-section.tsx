import { DatabaseBackup } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import { AccountField } from "#app/features/accounts/account-field.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { SettingsPanel } from "./section/settings-panel.tsx";

const schema = z.object({ password: z.string().min(1, accountFieldTexts.currentPasswordMissing) });

export function BackupSection() {
  const [formKey, setFormKey] = useState(0);
  return (
    <SettingsPanel
      title="Backup"
      description="Um arquivo com tudo o que a loja guarda: banco de dados e imagens. A loja continua funcionando enquanto ele é feito."
    >
      <Alert tone="info" announce={false}>
        O arquivo contém os dados dos clientes e as contas da loja. Guarde-o em lugar seguro, fora do
        servidor, e apague as cópias de que não precisa. Cada download fica no histórico.
      </Alert>
      <BackupForm key={formKey} onStarted={() => setFormKey(formKey + 1)} />
    </SettingsPanel>
  );
}

function BackupForm({ onStarted }: { onStarted: () => void }) {
  const { busy, alert, fields, form } = useForm({
    schema,
    send: async ({ password }) => {
      const { url } = await callApi("POST /api/admin/backups", { body: { password } });
      startDownload(url);
      toast.success("Backup iniciado", { description: "O download começa em instantes." });
      onStarted();
    },
    refuse: (failure) => {
      toast.error("Não foi possível fazer o backup", { description: failure.message });
      return failure.fields.password ? { fields: failure.fields } : { alert: failure.message };
    },
  });
  return (
    <form {...form} aria-label="Backup" className="grid max-w-100 gap-5">
      {alert && <Alert>{alert}</Alert>}
      <AccountField
        label="Sua senha"
        name="password"
        type="password"
        controlSize="app"
        autoComplete="current-password"
        error={fields.password}
      />
      <Button
        type="submit"
        size="app"
        icon={<DatabaseBackup />}
        busy={busy}
        busyLabel="Preparando..."
        className="justify-self-start max-md:w-full"
      >
        Baixar backup
      </Button>
    </form>
  );
}

/** Downloads by a link instead of fetch, so that the browser streams a file of any size to the disk. */
function startDownload(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
