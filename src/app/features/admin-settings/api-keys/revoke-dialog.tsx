import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { describeScopes } from "#domain/api-keys/describe-scopes.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { describeUse } from "./describe-key.ts";
import { type ApiKey, useRevokeApiKey } from "./use-api-keys.ts";

export function RevokeDialog({ apiKey, isOpen, onClose }: DialogState & { apiKey: ApiKey }) {
  const { mutate, isPending } = useRevokeApiKey();
  const { name, scopes } = apiKey;
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Revogar a chave ${name}?`}
      description={`O programa que a usa perde o acesso na próxima chamada (${describeScopes(scopes)}). ${describeUse(apiKey, new Date())}. Isso não pode ser desfeito: para voltar, crie outra chave e troque no programa.`}
      confirmLabel="Revogar chave"
      busyLabel="Revogando..."
      busy={isPending}
      onConfirm={() => mutate(apiKey, { onSettled: onClose })}
    />
  );
}
