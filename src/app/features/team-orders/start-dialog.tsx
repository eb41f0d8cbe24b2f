import { type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "#app/api/api-client.ts";
import { useDeliveryDraft } from "#app/features/checkout/delivery-draft.ts";
import { WhatsappInput } from "#app/features/delivery/whatsapp-input.tsx";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import { useSession } from "#app/features/session/session.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { rememberTeam } from "./device-teams.ts";
import { newId, newSecret } from "./random-keys.ts";
import { checkSettings, newSettings, type SettingsDraft, toSettings } from "./settings-draft.ts";
import { SettingsFields } from "./settings-fields.tsx";

export interface StartDialogProps {
  product: ProductDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

interface StartDraft extends SettingsDraft {
  captain_name: string;
  captain_whatsapp: string;
}

/** Starts a team's list; whoever starts it is its captain. What was typed stays when the dialog is closed. */
export function StartDialog({ product, open, onOpenChange, returnFocusTo }: StartDialogProps) {
  const navigate = useNavigate();
  const today = dayOf(new Date());
  // One press starts one list, even if its answer gets lost.
  const [keys] = useState(() => ({ id: newId(), secret: newSecret() }));
  const [draft, setDraft] = useState<StartDraft>(() => ({ ...newSettings, ...knownCaptain() }));
  const change = (part: Partial<StartDraft>) => setDraft((now) => ({ ...now, ...part }));
  const { form, fields, alert, busy } = useForm({
    values: draft,
    check: () => ({ ...checkSettings(draft, today), ...checkCaptain(draft) }),
    async send() {
      const { captain_name, captain_whatsapp } = draft;
      const team = await callApi("POST /api/team-orders", {
        headers: { "team-secret": keys.secret },
        body: { ...toSettings(draft), id: keys.id, product_id: product.id, captain_name, captain_whatsapp },
      });
      rememberTeam(team.token, { secret: keys.secret, isCaptain: true, teamName: team.team_name });
      await navigate(`/time/${team.token}/capitao`);
      return LEAVING;
    },
  });

  return (
    <Dialog
      title="Link do time"
      description={product.name}
      width={440}
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <form {...form} className="contents">
        <DialogBody>
          {alert && <Alert>{alert}</Alert>}
          <SettingsFields draft={draft} onChange={change} errors={fields} product={product} today={today} />
          <Field label="O seu nome" required error={fields.captain_name}>
            <Input
              name="captain_name"
              autoComplete="name"
              maxLength={60}
              value={draft.captain_name}
              onChange={(event) => change({ captain_name: event.target.value })}
            />
          </Field>
          <Field
            label="O seu WhatsApp"
            required
            error={fields.captain_whatsapp}
            hint="Só a loja vê, para falar com você sobre o pedido."
          >
            <WhatsappInput
              name="captain_whatsapp"
              digits={draft.captain_whatsapp}
              onDigitsChange={(digits) => change({ captain_whatsapp: digits })}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <DialogClose render={<Button variant="outline">Cancelar</Button>} />
          <Button type="submit" busy={busy} busyLabel="Criando...">
            Criar o link
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** What the device knows of whoever uses it. */
function knownCaptain() {
  const { draft } = useDeliveryDraft.getState();
  const session = useSession.getState();
  const account = session.status === "authenticated" ? session.user.user_metadata.full_name : "";
  return { captain_name: draft.name || (account ?? ""), captain_whatsapp: draft.whatsapp };
}

function checkCaptain({ captain_name, captain_whatsapp }: StartDraft): FieldErrors {
  return {
    ...(captain_name.trim() === "" && { captain_name: teamOrderTexts.captainNameMissing }),
    ...(!/^\d{10,11}$/.test(captain_whatsapp) && { captain_whatsapp: checkoutTexts.whatsappLength }),
  };
}
