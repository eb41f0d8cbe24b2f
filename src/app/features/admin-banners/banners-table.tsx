import { useEffect, useRef, useState } from "react";
import { HeadCell, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { OnBannerAction } from "./banner-action.ts";
import { BannerRow } from "./banner-row.tsx";
import { titleOf } from "./banner-title.ts";
import { moveId } from "./move-id.ts";
import { type Banner, useBannerOrder } from "./use-banners.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface BannersTableProps {
  /** All of them: what the order is about. */
  banners: readonly Banner[];
  /** Those that the search found. */
  shown: readonly Banner[];
  onAction: OnBannerAction;
}

export function BannersTable({ banners, shown, onAction }: BannersTableProps) {
  const container = useRef<HTMLDivElement>(null);
  const { mutate: saveOrder } = useBannerOrder();
  const [news, setNews] = useState("");
  const keepFocus = useKeptFocus(banners);
  const ids = banners.map(({ id }) => id);

  function save(order: string[], id: string) {
    const banner = banners.find((candidate) => candidate.id === id);
    if (!banner || order.join() === ids.join()) return;
    setNews(`${titleOf(banner)}: posição ${order.indexOf(id) + 1} de ${order.length}`);
    saveOrder(order);
  }

  function move(id: string, step: -1 | 1, control: HTMLElement) {
    keepFocus(control);
    save(moveId(ids, id, ids.indexOf(id) + step), id);
  }

  const drag = useRowDrag({ ids, container, onDrop: save });
  const visible = new Map(shown.map((banner) => [banner.id, banner]));
  const rows = drag.ids.flatMap((id) => visible.get(id) ?? []);

  return (
    <div ref={container}>
      <Table label="Banners">
        <TableHead>
          <HeadCell className="lg:w-40">Posição</HeadCell>
          <HeadCell className="lg:w-40">Imagem</HeadCell>
          <HeadCell className="lg:w-1/3">Título</HeadCell>
          <HeadCell>Link/Categoria</HeadCell>
          <HeadCell className="lg:w-32">Status</HeadCell>
          <HeadCell align="right" className="lg:w-28">
            Ações
          </HeadCell>
        </TableHead>
        <TableBody>
          {rows.map((banner) => (
            <BannerRow
              key={banner.id}
              banner={banner}
              place={{ index: drag.ids.indexOf(banner.id), count: banners.length }}
              onMove={(step, control) => move(banner.id, step, control)}
              // Between rows that the search hides there is no place to drop one.
              onDragStart={shown.length === banners.length ? drag.start(banner.id) : undefined}
              isDragged={drag.draggedId === banner.id}
              onAction={onAction}
            />
          ))}
        </TableBody>
      </Table>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** A row that changes places takes the focus of its buttons away, and an arrow that leads nowhere cannot have it. */
function useKeptFocus(banners: readonly Banner[]): (control: HTMLElement) => void {
  const control = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the rows is what moves the focus
  useEffect(() => {
    const wanted = control.current;
    control.current = null;
    if (!wanted) return;
    if (!wanted.matches(":disabled")) wanted.focus();
    else wanted.parentElement?.querySelector<HTMLElement>("[data-move]:not(:disabled)")?.focus();
  }, [banners]);
  return (element) => {
    control.current = element;
  };
}
