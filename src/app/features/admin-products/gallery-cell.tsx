import { Star, Trash2 } from "lucide-react";
import { TablePicture } from "#app/features/admin/table-picture.tsx";
import { SortableHandle } from "#app/features/admin-sortable/sortable-handle.tsx";
import { useSortableItem } from "#app/features/admin-sortable/use-sortable-item.ts";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { DraftImage } from "./product-draft/draft-image.ts";

interface GalleryCellProps {
  image: DraftImage;
  index: number;
  count: number;
  isBusy: boolean;
  isDescribed: boolean;
  onDescribe: () => void;
  onMakePrimary: () => void;
  onRemove: () => void;
  /** Called when the keyboard moves the picture to this place. */
  onMove: (to: number, control: HTMLElement) => void;
}

export function GalleryCell(props: GalleryCellProps) {
  const { image, index, count, isBusy } = props;
  const { picture, altText } = image;
  const number = index + 1;
  const isMain = index === 0;
  const { ref, style, isDragging, handle } = useSortableItem(image.ref);

  function moveByKey(key: string, control: HTMLElement): boolean {
    const to = placeFor(key, index, count);
    if (to === undefined) return false;
    props.onMove(to, control);
    return true;
  }

  return (
    <li
      ref={ref}
      style={style}
      className={cx(
        "relative overflow-clip rounded-card border bg-raised transition-opacity",
        isMain ? "border-grass" : "border-line",
        isDragging && "z-1 opacity-60",
      )}
    >
      <button
        type="button"
        aria-label={`Texto alternativo da imagem ${number}`}
        aria-expanded={props.isDescribed}
        onClick={props.onDescribe}
        className="relative block aspect-square w-full bg-stage focus-visible:-outline-offset-2"
      >
        <TablePicture
          image={{ ...picture, image_url: picture.url, dominant_color: picture.dominantColor }}
          alt={altText || `Imagem ${number}`}
          sizes="180px"
          widths={[320]}
        />
        <Badge tone="dark" className="absolute right-2 bottom-2">
          {altText ? "ALT ✓" : "ALT"}
        </Badge>
      </button>
      <span className="pointer-events-none absolute top-2 left-2 flex flex-wrap gap-1">
        {isMain && <Badge tone="grass">Principal</Badge>}
        {picture.path === null && <Badge tone="info">Externa</Badge>}
      </span>
      <div className="flex justify-between">
        <IconButton
          size="sm"
          label={isMain ? "Imagem principal" : `Definir como principal a imagem ${number}`}
          disabled={isMain}
          busy={isBusy}
          onClick={props.onMakePrimary}
          className={isMain ? "text-grass!" : undefined}
        >
          <Star className={cx("size-5", isMain && "fill-current")} />
        </IconButton>
        {count > 1 && (
          <SortableHandle
            handle={handle}
            label={`Mover imagem ${number} de ${count}`}
            title="Arraste, ou use as setas do teclado"
            onMoveKey={moveByKey}
          />
        )}
        <IconButton
          size="sm"
          variant="danger"
          label={`Remover imagem ${number}`}
          disabled={isBusy}
          onClick={props.onRemove}
        >
          <Trash2 className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

function placeFor(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, index - 1);
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(count - 1, index + 1);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
