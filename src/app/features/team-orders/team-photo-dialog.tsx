import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { canShare, sharePicture } from "#app/features/shirt-picture/share-picture.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { saveFile } from "#ui/save-file.ts";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import type { TeamOrder } from "./team-order.ts";

/** All backs of the team in one picture, which the shop draws: the captain approves it before ordering. */
export function TeamPhotoDialog({ team, icon }: { team: TeamOrder; icon: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Foto do time"
      description="Confira nomes e números: é assim que eles são impressos."
      width={720}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline" icon={icon}>
          Ver a foto do time
        </Button>
      }
    >
      {/* The key draws the list as it is now. */}
      <Photo key={team.version} team={team} />
    </Dialog>
  );
}

function Photo({ team }: { team: TeamOrder }) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const address = `/social/time/${team.token}/foto.jpg?v=${team.version}-${attempt}`;
  const name = `Time ${team.team_name}.jpg`;

  async function take(): Promise<File | undefined> {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return new File([await answer.blob()], name, { type: "image/jpeg" });
    toast.error("Não deu para baixar a foto. Verifique sua conexão e tente novamente.");
    return undefined;
  }

  async function share() {
    const file = await take();
    if (file && canShare(file)) await sharePicture(file);
    else if (file) saveFile(file, name);
  }

  async function save() {
    const file = await take();
    if (file) saveFile(file, name);
  }

  return (
    <>
      <DialogBody>
        {state === "loading" && (
          <Loading label="Montando a foto do time...">
            <Skeleton className="aspect-4/5 w-full" />
          </Loading>
        )}
        {state === "failed" ? (
          <Alert>
            <p>Não deu para montar a foto agora.</p>
            <Button
              variant="outline"
              size="app"
              className="mt-3"
              onClick={() => {
                setState("loading");
                setAttempt(attempt + 1);
              }}
            >
              Tentar novamente
            </Button>
          </Alert>
        ) : (
          <img
            src={address}
            alt={`As ${team.shirts.length} camisas do ${team.team_name}, de costas`}
            onLoad={() => setState("shown")}
            onError={() => setState("failed")}
            className={state === "shown" ? "h-auto w-full rounded-card" : "sr-only"}
          />
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="outline" icon={<Download />} disabled={state !== "shown"} onClick={save}>
          Salvar
        </Button>
        {"share" in navigator && (
          <Button disabled={state !== "shown"} onClick={share}>
            Compartilhar
          </Button>
        )}
      </DialogFoot>
    </>
  );
}
