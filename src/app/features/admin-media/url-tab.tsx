import { useState } from "react";
import { ApiError } from "#app/api/api-client.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { refuseImageUrl } from "#domain/media/image-url.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";
import type { Picture } from "./picture.ts";
import { takeUrl } from "./take-url.ts";

interface UrlTabProps {
  folder: ImageFolder;
  onPicture: (picture: Picture) => void;
  onBusy: (busy: boolean) => void;
  /** True while the form shows an error about the picture. */
  isInvalid: boolean;
}

export function UrlTab({ folder, onPicture, onBusy, isInvalid }: UrlTabProps) {
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function take() {
    const address = url.trim();
    const refusal = refuseImageUrl(address, folder);
    setError(refusal);
    if (refusal || busy) return;
    setBusy(true);
    onBusy(true);
    try {
      const picture = await takeUrl(folder, address);
      if (picture.path === null) toast.info(mediaTexts.staysOnOtherSite);
      onPicture(picture);
      setUrl("");
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
      onBusy(false);
    }
  }

  return (
    <div className="grid gap-3">
      <Field
        label="Endereço da imagem"
        error={error}
        hint="A loja guarda uma cópia da imagem, quando consegue buscá-la."
      >
        <Input
          type="url"
          inputMode="url"
          controlSize="app"
          placeholder="https://exemplo.com/camisa.jpg"
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter must not submit the form around it, which would save before the picture is there.
            event.preventDefault();
            void take();
          }}
        />
      </Field>
      <div>
        <Button variant="quiet" size="app" busy={busy} busyLabel="Buscando..." onClick={take}>
          Usar imagem
        </Button>
      </div>
    </div>
  );
}
