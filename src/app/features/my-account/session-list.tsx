import { useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { AccountSection } from "./account-section.tsx";
import type { SessionList as List, OwnSession } from "./use-own-sessions.ts";

const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

export function SessionList({ list, onChanged }: { list: List; onChanged: () => Promise<void> }) {
  return (
    <AccountSection title="Sessões">
      <p className="text-muted text-small">
        Onde sua conta está aberta. Encerre o que você não reconhece e altere sua senha.
      </p>
      {list.status === "loading" && <Skeleton className="h-16" />}
      {list.status === "failed" && (
        <Alert>
          {list.message}{" "}
          <button type="button" className="link" onClick={onChanged}>
            Tentar novamente
          </button>
        </Alert>
      )}
      {list.status === "loaded" && (
        <ul className="grid divide-y divide-line">
          {list.sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={onChanged} />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      await callApi("DELETE /api/account/sessions/{id}", { params: { id: session.id } });
      toast.success("Sessão encerrada");
      await onEnded();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error("Erro ao encerrar a sessão", { description: failure.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device}
          {session.current && <Badge tone="ok">Sessão atual</Badge>}
        </p>
        <p className="text-caption text-muted">
          Último uso em {moment.format(new Date(session.last_used_at))}
          {session.ip_address && ` · ${session.ip_address}`}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          aria-label={`Encerrar a sessão ${session.device}`}
          onClick={end}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}
