import type { TeamOrderState } from "./team-order-state.ts";
import { teamOrderTexts } from "./team-order-texts.ts";

/** How many shirts one device may put on a list: somebody's own, and those of the family. */
export const MAX_SHIRTS_PER_DEVICE = 10;

/** How many shirts a list remembers, with those that were taken off, so that no flood fills the table. */
export const MAX_REMEMBERED_SHIRTS = 300;

export interface ListedShirt {
  id: string;
  /** Says which device added it. */
  playerHash: string;
  isRemoved: boolean;
}

export interface ShirtList {
  state: TeamOrderState;
  maxShirts: number;
  /** With those that were taken off. */
  shirts: readonly ListedShirt[];
}

interface Writer {
  hash: string;
  isCaptain: boolean;
}

export interface ShirtRefusal {
  code: "forbidden" | "conflict";
  message: string;
}

/** Why somebody may not put this shirt on the list, or change it there; undefined if they may. */
export function refuseToPut(list: ShirtList, id: string, writer: Writer): ShirtRefusal | undefined {
  const listed = list.shirts.find((shirt) => shirt.id === id);
  const refusal = refuseToTouch(list.state, listed, writer);
  if (refusal) return refusal;
  if (listed?.isRemoved && !writer.isCaptain) return conflict(teamOrderTexts.removed);
  if (listed && !listed.isRemoved) return undefined;
  const live = list.shirts.filter(({ isRemoved }) => !isRemoved);
  if (live.length >= list.maxShirts) return conflict(teamOrderTexts.full);
  if (!listed && list.shirts.length >= MAX_REMEMBERED_SHIRTS) return conflict(teamOrderTexts.worn);
  const own = live.filter(({ playerHash }) => playerHash === writer.hash);
  const isTooMany = !writer.isCaptain && own.length >= MAX_SHIRTS_PER_DEVICE;
  return isTooMany ? conflict(teamOrderTexts.tooManyOfDevice(MAX_SHIRTS_PER_DEVICE)) : undefined;
}

/** Why somebody may not take this shirt off the list; undefined if they may, or if it is not there. */
export function refuseToRemove(list: ShirtList, id: string, writer: Writer): ShirtRefusal | undefined {
  return refuseToTouch(
    list.state,
    list.shirts.find((shirt) => shirt.id === id),
    writer,
  );
}

/** The captain changes every shirt until the team has ordered, players their own while the list is not closed. */
function refuseToTouch(
  state: TeamOrderState,
  listed: ListedShirt | undefined,
  { hash, isCaptain }: Writer,
): ShirtRefusal | undefined {
  if (listed && !isCaptain && listed.playerHash !== hash) {
    return { code: "forbidden", message: teamOrderTexts.notYours };
  }
  if (state === "ordered") return conflict(teamOrderTexts.ordered);
  return state === "closed" && !isCaptain ? conflict(teamOrderTexts.closed) : undefined;
}

const conflict = (message: string): ShirtRefusal => ({ code: "conflict", message });
