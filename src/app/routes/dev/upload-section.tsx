import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { FilePicker } from "#ui/file-picker.tsx";
import { ShowcaseSection } from "./showcase-section.tsx";

interface Upload {
  name: string;
  percent: number;
}

/** Nothing is uploaded: the button below moves the progress bar. */
export function UploadSection() {
  const [upload, setUpload] = useState<Upload>();
  return (
    <ShowcaseSection title="Envio de imagem">
      <FilePicker
        label="Imagem do produto"
        prompt="Arraste a imagem ou escolha um arquivo"
        overPrompt="Solte a imagem aqui"
        hint="JPG, PNG, WebP ou GIF, máximo 5MB"
        accept="image/*"
        refuse={(file) => (file.type.startsWith("image/") ? undefined : `${file.name} não é uma imagem`)}
        onFiles={([file]) => file && setUpload({ name: file.name, percent: 0 })}
        upload={upload}
        onCancel={() => setUpload(undefined)}
      />
      <div>
        <Button
          variant="outline"
          size="app"
          disabled={!upload}
          onClick={() => upload && setUpload({ ...upload, percent: Math.min(100, upload.percent + 32) })}
        >
          Avançar envio
        </Button>
      </div>
    </ShowcaseSection>
  );
}
