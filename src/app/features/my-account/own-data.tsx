import { Download } from "lucide-react";
import { useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { Button } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.tsx";
import { AccountSection } from "./account-section.tsx";
import { DeleteAccount } from "./delete-account.tsx";

/** The rights that the LGPD grants: to see the stored data, and to have it erased. */
export function OwnData() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const data = JSON.stringify(await callApi("GET /api/account/export"), null, 2);
      saveFile(new Blob([data], { type: "application/json" }), "meus-dados.json");
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error("Não foi possível baixar seus dados", { description: failure.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <AccountSection title="Privacidade">
      <p className="text-muted text-small">
        Pela Lei Geral de Proteção de Dados (LGPD) você pode receber uma cópia de tudo o que a loja guarda
        sobre você e pedir a exclusão da sua conta a qualquer momento.
      </p>
      <div className="flex flex-wrap gap-3 max-md:grid">
        <Button variant="outline" icon={<Download />} busy={busy} onClick={download}>
          Baixar meus dados
        </Button>
        <DeleteAccount />
      </div>
    </AccountSection>
  );
}
