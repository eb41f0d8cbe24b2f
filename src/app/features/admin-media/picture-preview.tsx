import { Trash2 } from "lucide-react";
import { pictureSources } from "#domain/media/picture.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Picture } from "./picture.ts";

/** The chosen picture with its details and a button to remove it. */
export function PicturePreview({ picture, onRemove }: { picture: Picture; onRemove: () => void }) {
  const { src, sources } = pictureSources(picture.url, [320, 640]);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-ground p-3">
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="400px" />
        ))}
        <img
          src={src}
          alt="Prévia da imagem escolhida"
          className="max-h-60 w-full rounded-badge bg-stage object-contain"
        />
      </picture>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-caption text-muted">
          {picture.path === null ? <Badge tone="info">Imagem externa</Badge> : describeFile(picture)}
        </p>
        <Button variant="ghost" size="app" icon={<Trash2 />} onClick={onRemove}>
          Remover imagem
        </Button>
      </div>
    </div>
  );
}

const kilobytes = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 });

function describeFile({ width, height, size }: Picture): string {
  const pixels = width && height ? `${width} × ${height} pixels` : "";
  const weight = size ? `${kilobytes.format(Math.max(1, size / 1024))} KB` : "";
  return [pixels, weight].filter(Boolean).join(" · ");
}
