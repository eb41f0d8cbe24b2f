import { ImagePlus, Pencil, Trash2 } from "lucide-react";
import { TablePicture } from "#app/features/admin/table-picture.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { OnAction } from "./category-action.ts";
import type { AdminCategory } from "./use-categories.ts";

/** The picture with its two actions: over it on hover or focus in the table, beside it on a card. */
export function CategoryThumbnail({ category, onAction }: { category: AdminCategory; onAction: OnAction }) {
  const { name, image } = category;
  if (!image) {
    return (
      <Button
        variant="outline"
        size="app"
        icon={<ImagePlus />}
        aria-label={`Adicionar imagem de ${name}`}
        onClick={() => onAction({ kind: "image", category })}
      >
        Adicionar
      </Button>
    );
  }
  return (
    <div className="group relative flex w-24 items-center max-lg:w-auto max-lg:gap-1">
      <div className="h-16 w-24 overflow-clip rounded-inner bg-stage">
        <TablePicture image={image} alt={`Imagem de ${name}`} sizes="96px" widths={[160, 320]} />
      </div>
      <div className={actionsClass}>
        <IconButton
          label={`Editar imagem de ${name}`}
          size="sm"
          className="lg:bg-ground/70"
          onClick={() => onAction({ kind: "image", category })}
        >
          <Pencil className="size-5" />
        </IconButton>
        <IconButton
          label={`Remover imagem de ${name}`}
          size="sm"
          variant="danger"
          className="lg:bg-ground/70"
          onClick={() => onAction({ kind: "remove-image", category })}
        >
          <Trash2 className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}

/**
 * The buttons are transparent, not hidden, so that the keyboard reaches them. On devices without a mouse they are
 * always shown.
 */
const actionsClass = cx(
  "flex gap-1 lg:absolute lg:inset-0 lg:items-center lg:justify-center lg:rounded-inner lg:bg-scrim",
  "lg:opacity-0 lg:transition-opacity lg:group-focus-within:opacity-100 lg:group-hover:opacity-100",
  "lg:[@media(hover:none)]:opacity-100",
);
