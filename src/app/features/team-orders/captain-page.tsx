import { Users } from "lucide-react";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { useLoaded } from "#ui/use-loaded.ts";
import { TeamGone } from "./team-gone.tsx";
import { useCaptain } from "./use-captain.ts";

export interface CaptainPageProps {
  token: string;
  /** Null if the shirt has left the shop. */
  product: ProductDetail | null;
  surchargeCents: number;
  /** The shop's day. */
  today: string;
}

/** Only the captain needs it, so that a player's page does not load it. */
const loadBoard = async () => (await import("./captain-board.tsx")).CaptainBoard;

/** The captain's side of a team's list, on a device that has the captain's key. */
export function CaptainPage(props: CaptainPageProps) {
  const { token } = props;
  const { access, check } = useCaptain(token);
  const Board = useLoaded(loadBoard, access.kind);
  switch (access.kind) {
    case "checking":
      return <CaptainLoading />;
    case "gone":
      return <TeamGone />;
    case "failed":
      return (
        <EmptyState
          page
          title="Não deu para abrir a lista"
          text={access.message}
          action={<Button onClick={check}>Tentar novamente</Button>}
        />
      );
    case "stranger":
      return (
        <EmptyState
          page
          icon={<Users aria-hidden="true" className="size-16" />}
          title="Este é o lado do capitão"
          text={
            access.hadKey
              ? "O link do capitão não confere: ele pode ter vindo cortado. Copie de novo no aparelho em que o time foi criado."
              : "Ele abre no aparelho em que o pedido do time foi criado, ou com o link do capitão: copie lá, em “Guarde o link do capitão”, e abra aqui."
          }
          action={<ButtonLink to={`/time/${token}`}>Colocar o meu nome</ButtonLink>}
        />
      );
    case "captain":
      if (!Board) return <CaptainLoading />;
      return <Board {...props} loaded={access.team} secret={access.secret} />;
  }
}

function CaptainLoading() {
  return (
    <Loading label="Carregando o pedido do time..." className="wrap grid gap-6 pt-8 pb-section">
      <Skeleton className="h-12 w-48" />
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </Loading>
  );
}
