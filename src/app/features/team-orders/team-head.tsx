import type { ProductDetail } from "#domain/catalog/product.ts";
import { describeProgress, describeState } from "#domain/team-orders/describe-team-order.ts";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import type { TeamOrder } from "./team-order.ts";

interface TeamHeadProps {
  team: TeamOrder;
  product: ProductDetail | null;
  today: string;
}

/** The team's name, its shirt, how many are in and until when. */
export function TeamHead({ team, product, today }: TeamHeadProps) {
  return (
    <div className="grid gap-2">
      <h1 className="wrap-anywhere font-display font-extrabold text-title leading-[0.98]">
        {team.team_name}
      </h1>
      {product && (
        <p className="text-muted">
          Camisa do time:{" "}
          <Link to={`/produto/${product.id}`} className="link text-text">
            {product.name}
          </Link>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-3 font-semibold">
        <Badge tone={tones[team.state]} dot>
          {describeState(team, today)}
        </Badge>
        <span className="tabular-nums">{describeProgress(team)}</span>
      </p>
    </div>
  );
}

const tones = { open: "ok", full: "warn", closed: "neutral", ordered: "ok" } as const;
