import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "#app/api/api-client.ts";
import { describeNewShirts } from "#domain/team-orders/new-shirts.ts";
import { pollCalmly } from "./poll-calmly.ts";
import type { TeamOrder } from "./team-order.ts";

interface LiveTeamOptions<Team extends TeamOrder> {
  loaded: Team;
  /** Reads the list anew; undefined if it still has this version. */
  read: (version: number) => Promise<Team | undefined>;
  /** The ids of the device's own shirts, which need no announcement. */
  own: readonly string[];
}

/** A team's list that fills itself while it is open. A read that fails changes nothing, save that the list is gone. */
export function useLiveTeam<Team extends TeamOrder>({ loaded, read, own }: LiveTeamOptions<Team>) {
  const [team, setTeam] = useState(loaded);
  const [isGone, setIsGone] = useState(false);
  const [news, setNews] = useState("");

  /** An answer that was overtaken by a newer one is dropped. */
  function learn(fresh: Team) {
    if (fresh.version < team.version) return;
    const added = describeNewShirts(team.shirts, fresh.shirts, own);
    if (added) setNews(added);
    setTeam(fresh);
  }

  const ask = useEffectEvent(async () => {
    try {
      const fresh = await read(team.version);
      if (fresh) learn(fresh);
      return fresh !== undefined;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 404) setIsGone(true);
      return false;
    }
  });

  useEffect(() => {
    if (!isGone) return pollCalmly(() => ask());
  }, [isGone]);

  return { team, isGone, news, learn };
}
