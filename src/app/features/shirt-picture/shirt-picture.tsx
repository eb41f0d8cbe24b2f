import { type ReactNode, useRef, useState } from "react";
import { useCopy } from "#app/features/clipboard/use-copy.ts";
import { idsOf } from "#domain/options/option-ids.ts";
import { sharedShirtQuery } from "#domain/print/shared-shirt.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { describeShirt, type PicturedShirt } from "#domain/shirt-picture/pictured-shirt.ts";
import { PICTURE_SIZE } from "#domain/shirt-picture/place-shirt.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { saveFile } from "#ui/save-file.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { canShare, sharePicture } from "./share-picture.ts";
import { type DrawnPicture, useShirtPicture } from "./use-shirt-picture.ts";

interface ShirtPictureProps {
  shirt: PicturedShirt;
  store: StoreProfile;
}

/** The picture of a shirt, to be looked at before it is saved or shared. Mounted with each opening of its dialog. */
export function ShirtPicture({ shirt, store }: ShirtPictureProps) {
  const { state, retry } = useShirtPicture(shirt, store);
  if (state.kind === "foreign") return <ForeignPicture shirt={shirt} />;
  if (state.kind === "failed") {
    return (
      <Failure
        text="Não foi possível desenhar a imagem. Verifique sua conexão e tente novamente."
        action={<Button onClick={retry}>Tentar novamente</Button>}
      />
    );
  }
  return <Preview alt={describeShirt(shirt)} drawn={state.kind === "ready" ? state : null} />;
}

const previewClass = "aspect-4/5 w-full rounded-card";

/** What it says about the picture is one element from the start, or screen readers would not tell of its changes. */
function Preview({ alt, drawn }: { alt: string; drawn: DrawnPicture | null }) {
  const [isSaved, setSaved] = useState(false);

  function save({ file }: DrawnPicture) {
    saveFile(file, file.name);
    setSaved(true);
  }

  const progress = isSaved ? "Imagem salva neste aparelho" : "Imagem pronta";
  return (
    <>
      <DialogBody>
        {drawn ? (
          <img src={drawn.url} alt={alt} {...PICTURE_SIZE} className={previewClass} />
        ) : (
          <Skeleton className={previewClass} />
        )}
        <p role="status" className="-mt-2 text-center text-muted">
          {drawn ? progress : "Desenhando a imagem..."}
        </p>
      </DialogBody>
      <DialogFoot className="flex-wrap">
        {drawn && canShare(drawn.file) ? (
          <>
            <Button size="sm" variant="outline" onClick={() => save(drawn)}>
              Salvar imagem
            </Button>
            <Button size="sm" onClick={() => sharePicture(drawn.file)}>
              Compartilhar
            </Button>
          </>
        ) : (
          <Button size="sm" disabled={!drawn} onClick={() => drawn && save(drawn)}>
            Salvar imagem
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

/** The photo cannot be drawn, but the shop shows it to whoever has the link. */
function ForeignPicture({ shirt }: Pick<ShirtPictureProps, "shirt">) {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy(field);
  const { productId, customization = null, options } = shirt;
  const query = sharedShirtQuery(customization, idsOf(options));
  return (
    <Failure
      text="A foto desta camisa fica em outro site, que não deixa fazer uma imagem com ela."
      action={productId && <Button onClick={copy}>Copiar link</Button>}
    >
      {productId && (
        <Field label="Compartilhe o link: quem abrir vê a camisa do mesmo jeito">
          <Input
            ref={field}
            readOnly
            value={`${location.origin}/produto/${productId}${query}`}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      )}
      <p role="status" className="-mt-2 text-muted">
        {outcome === "copied" && "Link copiado"}
        {outcome === "refused" && "O navegador não deixou copiar. O link está selecionado: copie pelo menu."}
      </p>
    </Failure>
  );
}

interface FailureProps {
  text: string;
  action: ReactNode;
  children?: ReactNode;
}

function Failure({ text, action, children }: FailureProps) {
  return (
    <>
      <DialogBody>
        <Alert>{text}</Alert>
        {children}
      </DialogBody>
      {action && <DialogFoot>{action}</DialogFoot>}
    </>
  );
}
