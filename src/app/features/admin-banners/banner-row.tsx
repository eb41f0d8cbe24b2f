import { Pencil, Trash2 } from "lucide-react";
import { useSortableItem } from "#app/features/admin-sortable/use-sortable-item.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Cell, Row } from "#ui/table.tsx";
import type { OnBannerAction } from "./banner-action.ts";
import { BannerLink } from "./banner-link.tsx";
import { BannerPosition, type Place } from "./banner-position.tsx";
import { BannerStatus } from "./banner-status.tsx";
import { BannerThumbnail } from "./banner-thumbnail.tsx";
import { titleOf } from "./banner-title.ts";
import type { Banner } from "./use-banners.ts";

interface BannerRowProps {
  banner: Banner;
  place: Place;
  onMove: (step: -1 | 1, control: HTMLElement) => void;
  isSortable: boolean;
  onAction: OnBannerAction;
}

/** As a card (below 1100 px): the picture on top, then the text, then the position and the actions. */
export function BannerRow({ banner, place, onMove, isSortable, onAction }: BannerRowProps) {
  const { description } = banner;
  const title = titleOf(banner);
  const { ref, style, isDragging, handle } = useSortableItem(banner.id);
  return (
    <Row
      ref={ref}
      style={style}
      className={cx(
        "max-lg:pr-4",
        isDragging && "relative z-1 bg-raised outline-2 outline-focus -outline-offset-2",
      )}
    >
      <Cell card="meta" className="max-lg:order-5 max-lg:mt-1 max-lg:-ml-3">
        <BannerPosition
          title={title}
          place={place}
          onMove={onMove}
          handle={isSortable ? handle : undefined}
        />
      </Cell>
      <Cell card="meta" className="max-lg:order-1 max-lg:col-span-full max-lg:mb-2">
        <BannerThumbnail banner={banner} />
      </Cell>
      <Cell card="title" className="max-lg:order-2">
        <span className={cx("line-clamp-2 break-words font-semibold", !banner.title && "text-subtle")}>
          {title}
        </span>
        {description && (
          <span className="line-clamp-1 font-normal text-caption text-muted">{description}</span>
        )}
      </Cell>
      <Cell label="Link" card="meta" className="max-lg:order-4 max-lg:col-span-full">
        <BannerLink banner={banner} />
      </Cell>
      <Cell card="end" className="max-lg:order-3 max-lg:pr-0">
        <BannerStatus banner={banner} />
      </Cell>
      <Cell card="end" align="right" className="whitespace-nowrap max-lg:order-6 max-lg:-mr-2 max-lg:pr-0">
        <IconButton label={`Editar ${title}`} size="sm" onClick={() => onAction({ kind: "edit", banner })}>
          <Pencil className="size-5" />
        </IconButton>
        <IconButton
          label={`Excluir ${title}`}
          size="sm"
          variant="danger"
          onClick={() => onAction({ kind: "delete", banner })}
        >
          <Trash2 className="size-5" />
        </IconButton>
      </Cell>
    </Row>
  );
}
