import { useMemo } from "react";
import { describeRepeated, findRepeatedNumbers } from "#domain/team/repeated-numbers.ts";
import { toSellableLines } from "#domain/team-orders/list-lines.ts";
import { Alert } from "#ui/alert.tsx";
import { Link } from "#ui/link.tsx";
import { CaptainList } from "./captain-list.tsx";
import { CaptainMenu } from "./captain-menu.tsx";
import type { CaptainPageProps } from "./captain-page.tsx";
import { OrderPanel } from "./order-panel.tsx";
import { ShareTeam } from "./share-team.tsx";
import { TeamGone } from "./team-gone.tsx";
import { TeamHead } from "./team-head.tsx";
import type { CaptainTeamOrder } from "./team-order.ts";
import { useCaptainActions } from "./use-captain-actions.ts";

interface CaptainBoardProps extends CaptainPageProps {
  loaded: CaptainTeamOrder;
  secret: string;
}

/** Everything that the captain does, while the list fills itself. */
export function CaptainBoard({ loaded, secret, product, surchargeCents, today }: CaptainBoardProps) {
  const actions = useCaptainActions(loaded, secret);
  const { team } = actions;
  const lines = useMemo(() => (product ? toSellableLines(team.shirts, product) : []), [team.shirts, product]);
  const repeated = findRepeatedNumbers(lines);
  // Calling the team comes first, while somebody can still come.
  const isOpen = team.state === "open";
  if (actions.isGone) return <TeamGone />;
  return (
    <div className="wrap grid gap-6 pt-6 pb-section lg:pt-8">
      <TeamHead team={team} product={product} today={today} />
      {team.state === "ordered" && (
        <Alert tone="success" announce={false}>
          O time já pediu. A lista fica aqui por 60 dias e depois é apagada.
        </Alert>
      )}
      {!product && (
        <Alert tone="info" announce={false}>
          A camisa do time saiu da loja, e a lista não pode mais ser pedida. Comece outra com uma camisa{" "}
          <Link to="/" className="link">
            da loja
          </Link>
          .
        </Alert>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-x-14">
        <div className="grid min-w-0 content-start gap-6">
          {isOpen && <ShareTeam team={team} secret={secret} today={today} />}
          {repeated.length > 0 && (
            <Alert tone="info">
              <p className="font-semibold">Número repetido</p>
              {repeated.map((each) => (
                <p key={each.number}>{describeRepeated(each)}</p>
              ))}
            </Alert>
          )}
          <CaptainList actions={actions} product={product} lines={lines} />
          <CaptainMenu actions={actions} product={product} today={today} />
        </div>
        {product && (
          <OrderPanel actions={actions} product={product} surchargeCents={surchargeCents} lines={lines} />
        )}
        {!isOpen && <ShareTeam team={team} secret={secret} today={today} />}
      </div>
    </div>
  );
}
