import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import {
  defaultsLike,
  kindsIn,
  MAX_TEMPLATE_LENGTH,
  type MessageTemplates,
  messageLabels,
  placeholdersIn,
} from "#domain/orders/message-templates.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast.tsx";
import { useMessageTemplates } from "../order-queries.ts";
import { orderTexts } from "../order-texts.ts";

interface MessageTemplatesDialogProps {
  open: boolean;
  onClose: () => void;
}

export function MessageTemplatesDialog({ open, onClose }: MessageTemplatesDialogProps) {
  const { data, error, refetch } = useMessageTemplates();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Modelos de mensagem">
      {data ? (
        <TemplatesForm saved={data} onClose={onClose} />
      ) : (
        <DialogBody>
          {error ? (
            <LoadFailed title="Não foi possível carregar os modelos" error={error} onRetry={refetch} />
          ) : (
            <Loading label="Carregando modelos...">
              <Skeleton className="h-80" />
            </Loading>
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

function TemplatesForm({ saved, onClose }: { saved: MessageTemplates; onClose: () => void }) {
  const [texts, setTexts] = useState(saved);
  const client = useQueryClient();
  const { busy, alert, fields, form } = useForm<MessageTemplates>({
    values: texts,
    send: async (body) => {
      const templates = await callApi("PUT /api/admin/settings/message-templates", { body });
      client.setQueryData(["settings", "message-templates"], templates);
      toast.success(orderTexts.templatesSaved);
      onClose();
    },
    refuse: (failure) => ({ alert: failure.message, fields: failure.fields }),
  });

  return (
    <form {...form} className="contents">
      <DialogBody>
        {alert && <Alert>{alert}</Alert>}
        <Legend placeholders={placeholdersIn(saved)} />
        {kindsIn(saved).map((kind) => (
          <Field
            key={kind}
            label={messageLabels[kind]}
            error={fields[kind]}
            counter={{ length: texts[kind]?.length ?? 0, max: MAX_TEMPLATE_LENGTH }}
          >
            <Textarea
              controlSize="app"
              rows={6}
              maxLength={MAX_TEMPLATE_LENGTH}
              value={texts[kind]}
              onChange={(event) => setTexts({ ...texts, [kind]: event.target.value })}
            />
          </Field>
        ))}
      </DialogBody>
      <DialogFoot className="max-md:flex-wrap">
        <Button
          variant="ghost"
          size="app"
          className="max-md:basis-full! md:mr-auto"
          onClick={() => setTexts(defaultsLike(saved))}
        >
          Restaurar textos padrão
        </Button>
        <Button variant="outline" size="app" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" size="app" busy={busy} busyLabel="Salvando...">
          Salvar modelos
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Explains the placeholders that are filled in for each customer. */
function Legend({ placeholders }: { placeholders: Record<string, string> }) {
  return (
    <div className="text-muted">
      <p>O que estiver entre chaves é trocado pelos dados do pedido:</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {Object.entries(placeholders).map(([name, meaning]) => (
          <li key={name}>
            <code className="font-semibold font-text text-text">{`{${name}}`}</code> {meaning}
          </li>
        ))}
      </ul>
    </div>
  );
}
