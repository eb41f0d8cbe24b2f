import type { RefObject } from "react";
import { CopiedField } from "#app/features/admin/copied-field.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { listScopes } from "#domain/api-keys/describe-scopes.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import type { NewApiKey } from "./use-api-keys.ts";

interface MadeDialogProps extends DialogState {
  made: NewApiKey;
  /** Gets the focus back: what opened the form is not what opened this dialog. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Shows a new key. The shop stores its hash alone, so it can never be shown again. */
export function MadeDialog({ made, finalFocus, isOpen, onClose }: MadeDialogProps) {
  const { name, key, scopes } = made;
  return (
    <Dialog
      open={isOpen}
      title={`A chave ${name} foi criada`}
      dismissible={false}
      finalFocus={finalFocus}
      onOpenChange={(open) => !open && onClose()}
    >
      <DialogBody>
        <Alert tone="info" announce={false}>
          Copie a chave agora e cole no programa. Ela não será mostrada de novo: se a perder, crie outra e
          revogue esta.
        </Alert>
        <CopiedField
          label="Chave"
          value={key}
          copy="Copiar chave"
          copied="Chave copiada"
          refused="O navegador não deixou copiar. A chave está selecionada: copie pelo menu do aparelho."
        />
        <div className="grid gap-1">
          <p className="font-semibold">O que ela pode</p>
          <ul className="text-muted">
            {listScopes(scopes).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <p className="text-muted">
          Quem tem a chave faz isso em nome da loja. Guarde-a como uma senha: nunca em e-mail, site ou
          planilha compartilhada.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button size="app" onClick={onClose}>
          Já guardei a chave
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
