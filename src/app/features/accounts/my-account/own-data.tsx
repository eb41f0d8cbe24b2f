import { Download } from "lucide-react";
import { useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { AccountSection } from "./account-section.tsx";
import { DeleteAccount } from "./delete-account.tsx";

/** What the LGPD grants: to see what is kept, and to have it erased. */
export function OwnData() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile("meus-dados.json", await callApi("GET /api/account/export"));
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

function saveFile(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
