import { useCallback, useRef } from "react";
import { flushSync } from "react-dom";
import { callApi } from "#app/api/api-client.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import type { ShownGuide } from "#domain/sizes/choose-guide.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { focusIfFree } from "#ui/focus.ts";
import { useDeviceTeam } from "./device-teams.ts";
import { OwnShirts } from "./own-shirts.tsx";
import { ShirtForm } from "./shirt-form.tsx";
import { SizeGuideLink } from "./size-guide-link.tsx";
import { TeamGone } from "./team-gone.tsx";
import { TeamHead } from "./team-head.tsx";
import { TeamList } from "./team-list.tsx";
import type { TeamOrder } from "./team-order.ts";
import { TeamStage } from "./team-stage.tsx";
import { useLiveTeam } from "./use-live-team.ts";
import { useShirtDraft } from "./use-shirt-draft.ts";

interface PlayerPageProps {
  loaded: TeamOrder;
  /** Null if the shirt has left the shop. */
  product: ProductDetail | null;
  sizeGuide: ShownGuide;
  /** The shop's day. */
  today: string;
}

/** A team's list for whoever has its link: the own shirt, and those of the others. */
export function PlayerPage({ loaded, product, sizeGuide, today }: PlayerPageProps) {
  const { token } = loaded;
  const device = useDeviceTeam(token);
  const own = device?.shirts ?? noShirts;
  const read = useCallback(
    (version: number) => callApi("GET /api/team-orders/{token}", { params: { token }, query: { version } }),
    [token],
  );
  const live = useLiveTeam({ loaded, read, own });
  if (live.isGone) return <TeamGone />;
  return (
    <div className="wrap grid gap-6 pt-6 pb-section lg:pt-8">
      <TeamHead team={live.team} product={product} today={today} />
      {device?.isCaptain && (
        <ButtonLink to={`/time/${token}/capitao`} variant="outline" className="justify-self-start">
          Abrir o lado do capitão
        </ButtonLink>
      )}
      {product ? (
        <OpenList {...live} own={own} product={product} sizeGuide={sizeGuide} />
      ) : (
        <>
          <Alert announce={false} tone="info">
            A camisa do time saiu da loja, e a lista não recebe mais nomes. Fale com o capitão.
          </Alert>
          <TeamList team={live.team} own={own} news={live.news} />
        </>
      )}
    </div>
  );
}

const noShirts: string[] = [];

interface OpenListProps {
  team: TeamOrder;
  news: string;
  learn: (team: TeamOrder) => void;
  own: readonly string[];
  product: ProductDetail;
  sizeGuide: ShownGuide;
}

function OpenList({ team, news, learn, own, product, sizeGuide }: OpenListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const typing = useShirtDraft({
    team,
    product,
    learn: (fresh) => flushSync(() => learn(fresh)),
    onListed: () => focusIfFree(heading.current),
  });
  const ownShirts = team.shirts.filter(({ id }) => own.includes(id));
  const isFixed = team.state === "closed" || team.state === "ordered";
  const shows = !isFixed && (typing.isTyping || (ownShirts.length === 0 && team.state === "open"));
  const shown = typing.draft ?? ownShirts.at(-1) ?? typing.shirt;
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-8 lg:gap-14">
      <TeamStage product={product} name={shown.name} number={shown.number} />
      <div className="grid min-w-0 content-start gap-6">
        <StateNotice team={team} hasDraft={typing.draft !== null} />
        <OwnShirts team={team} shirts={ownShirts} typing={typing} learn={learn} heading={heading} />
        {shows && (
          <>
            <ShirtForm
              typing={typing}
              team={team}
              product={product}
              isOpen={team.state === "open"}
              onCancel={ownShirts.length > 0 ? typing.close : undefined}
            />
            <SizeGuideLink guide={sizeGuide} />
          </>
        )}
        <TeamList team={team} own={own} news={news} />
        <p className="text-caption text-muted">
          Todos com o link veem o nome, o número e o tamanho das camisas, e mais nada. O capitão pode mudar e
          tirar camisas. A lista é apagada 60 dias depois do pedido.
        </p>
      </div>
    </div>
  );
}

/** Why nobody can put a shirt on the list now, and what to do. */
function StateNotice({ team, hasDraft }: { team: TeamOrder; hasDraft: boolean }) {
  if (team.state === "open") return null;
  const kept = hasDraft ? " O que você digitou continua guardado neste aparelho." : "";
  return (
    <Alert tone={team.state === "ordered" ? "success" : "info"}>
      {notices[team.state]}
      {kept}
    </Alert>
  );
}

const notices = {
  ordered: "O time já pediu! Para mudar alguma coisa, fale com o capitão.",
  closed: "A lista está fechada. Se faltou a sua camisa, fale com o capitão.",
  full: "A lista está cheia. Quem já está pode mudar a própria camisa; para entrar, fale com o capitão.",
};
