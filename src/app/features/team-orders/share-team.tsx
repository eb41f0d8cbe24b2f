import { Check, Copy, MessageCircle } from "lucide-react";
import { useRef } from "react";
import { useCopy } from "#app/features/clipboard/use-copy.ts";
import { CopyStatus } from "#app/features/orders/copy-status.tsx";
import { groupMessageLink, inviteMessage, reminderMessage } from "#domain/team-orders/team-order-messages.ts";
import { Disclosure } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { CaptainTeamOrder } from "./team-order.ts";

interface ShareTeamProps {
  team: CaptainTeamOrder;
  secret: string;
  today: string;
}

/** The two links: the one for the players, and the captain's own. The captain's page exists only in the browser. */
export function ShareTeam({ team, secret, today }: ShareTeamProps) {
  const link = `${location.origin}/time/${team.token}`;
  const isOpen = team.state === "open";
  const isEmpty = team.shirts.length === 0;
  const message = isEmpty ? inviteMessage(team, link) : reminderMessage(team, link, today);
  return (
    <section
      aria-labelledby="chamar-o-time"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <div className="grid gap-1">
        <h2 id="chamar-o-time" className="font-display font-extrabold text-h3">
          {!isOpen ? "Links do time" : isEmpty ? "Agora chame o time" : "Chamar o time"}
        </h2>
        {isOpen && (
          <p className="text-muted">
            Cada um abre o link e coloca nome, número e tamanho. Não precisa de cadastro.
          </p>
        )}
      </div>
      {isOpen && (
        <div className="grid gap-3 md:flex md:flex-wrap">
          <ButtonLink
            to={groupMessageLink(message)}
            target="_blank"
            rel="noreferrer"
            variant={isEmpty ? "primary" : "outline"}
            icon={<MessageCircle />}
          >
            {isEmpty ? "Mandar no grupo do WhatsApp" : "Lembrar o grupo"}
          </ButtonLink>
          {"share" in navigator && (
            <Button variant="outline" onClick={() => void shareText(team.team_name, message)}>
              Compartilhar
            </Button>
          )}
        </div>
      )}
      <CopiedLink label="Link do time" copy="Copiar link do time" value={link} />
      <Disclosure summary="Guarde o link do capitão" defaultOpen={isEmpty}>
        <div className="grid gap-3">
          <p>
            Ele abre esta página em outro aparelho. Quem o tiver pode mudar e pedir tudo: não mande no grupo.
          </p>
          <CopiedLink
            label="Link do capitão"
            copy="Copiar link do capitão"
            value={`${link}/capitao#${secret}`}
          />
        </div>
      </Disclosure>
    </section>
  );
}

/** The person may close the share sheet, which is no failure. */
async function shareText(title: string, text: string): Promise<void> {
  await navigator.share({ title, text }).catch(() => {});
}

function CopiedLink({ label, copy: text, value }: { label: string; copy: string; value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy(field);
  const isCopied = outcome === "copied";
  return (
    <div className="grid gap-2">
      <div className="grid gap-3">
        <Field label={label}>
          <Input ref={field} readOnly value={value} onFocus={(event) => event.target.select()} />
        </Field>
        <Button className="md:w-fit" variant="outline" icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
          {isCopied ? "Copiado!" : text}
        </Button>
      </div>
      <CopyStatus outcome={outcome} />
    </div>
  );
}
