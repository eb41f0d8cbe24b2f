import { CircleCheck } from "lucide-react";
import type { RefObject } from "react";
import { callApi } from "#app/api/api-client.ts";
import { useAsking } from "#app/features/orders/use-asking.ts";
import { MAX_SHIRTS_PER_DEVICE } from "#domain/team-orders/put-shirt.ts";
import { nameShirt, type ShownShirt } from "#domain/team-orders/shown-shirt.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { trackFocus } from "#ui/focus.ts";
import { toast } from "#ui/toast.tsx";
import { rememberTeam } from "./device-teams.ts";
import { newId } from "./random-keys.ts";
import type { TeamOrder } from "./team-order.ts";
import type { ShirtDraftState } from "./use-shirt-draft.ts";

interface OwnShirtsProps {
  team: TeamOrder;
  /** Those that this device put on the list. */
  shirts: readonly ShownShirt[];
  typing: ShirtDraftState;
  learn: (team: TeamOrder) => void;
  /** Takes the focus when a shirt has come or gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The shirts of this device, which may be changed until the list closes. */
export function OwnShirts({ team, shirts, typing, learn, heading }: OwnShirtsProps) {
  const { isBusy, failure, ask } = useAsking();
  const isFixed = team.state === "closed" || team.state === "ordered";
  const mayAdd = team.state === "open" && shirts.length < MAX_SHIRTS_PER_DEVICE && !typing.isTyping;
  if (shirts.length === 0 && team.state !== "open" && !typing.isTyping) return null;

  function remove(shirt: ShownShirt) {
    const moveFocus = trackFocus();
    void ask(async () => {
      const { secret } = rememberTeam(team.token, {});
      learn(
        await callApi("DELETE /api/team-orders/{token}/shirts/{id}", {
          params: { token: team.token, id: shirt.id },
          headers: { "team-secret": secret },
        }),
      );
      moveFocus(heading.current);
      // What was taken off stays off under its id, so that an old page of another device does not bring it back.
      const again = { ...shirt, id: newId() };
      toast.info(`${nameShirt(shirt)} saiu da lista`, {
        action: { label: "Colocar de volta", onPress: () => typing.open(again) },
      });
    });
  }

  return (
    <section aria-labelledby="a-sua-camisa" className="grid gap-3">
      <h2
        id="a-sua-camisa"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 font-display font-extrabold text-h3"
      >
        {shirts.length > 0 && <CircleCheck aria-hidden="true" className="size-6 text-grass" />}
        {titleOf(shirts.length)}
      </h2>
      {failure && <Alert>{failure}</Alert>}
      <ul className="grid gap-2 empty:hidden">
        {shirts.map((shirt) => (
          <li
            key={shirt.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
          >
            <span className="min-w-0">
              <b className="wrap-anywhere font-semibold">{nameShirt(shirt)}</b>{" "}
              <span className="whitespace-nowrap text-muted">tamanho {shirt.size}</span>
            </span>
            {!isFixed && (
              <span className="ml-auto flex gap-2">
                <Button
                  variant="outline"
                  size="app"
                  aria-label={`Mudar ${nameShirt(shirt)}`}
                  disabled={typing.isWaiting}
                  onClick={() => typing.open(shirt)}
                >
                  Mudar
                </Button>
                <Button
                  variant="ghost"
                  size="app"
                  aria-label={`Tirar ${nameShirt(shirt)}`}
                  busy={isBusy}
                  onClick={() => remove(shirt)}
                >
                  Tirar
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {shirts.length > 0 && mayAdd && (
        <Button variant="outline" className="justify-self-start" onClick={() => typing.open()}>
          Colocar outra camisa
        </Button>
      )}
    </section>
  );
}

function titleOf(shirts: number): string {
  if (shirts === 0) return "Coloque o seu nome";
  return shirts === 1 ? "A sua camisa está na lista" : `As suas ${shirts} camisas estão na lista`;
}
