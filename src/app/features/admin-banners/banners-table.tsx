import { useEffect, useRef, useState } from "react";
import { moveId } from "#app/features/admin-sortable/move-id.ts";
import { SortableList } from "#app/features/admin-sortable/sortable-list.tsx";
import { focusIfFree } from "#ui/focus.ts";
import { HeadCell, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { OnBannerAction } from "./banner-action.ts";
import { BannerRow } from "./banner-row.tsx";
import { titleOf } from "./banner-title.ts";
import { type Banner, useBannerOrder } from "./use-banners.ts";

interface BannersTableProps {
  /** All banners; the order is saved for all of them. */
  banners: readonly Banner[];
  /** The banners that match the search. */
  shown: readonly Banner[];
  onAction: OnBannerAction;
}

export function BannersTable({ banners, shown, onAction }: BannersTableProps) {
  const { mutate: saveOrder } = useBannerOrder();
  const [announcement, setAnnouncement] = useState("");
  const focusAfterMove = useFocusAfterMove(banners);
  const ids = banners.map(({ id }) => id);
  const visible = new Map(shown.map((banner) => [banner.id, banner]));

  function nameOf(id: string): string {
    const banner = banners.find((candidate) => candidate.id === id);
    return banner ? titleOf(banner) : "";
  }

  function save(order: string[], id: string) {
    if (!ids.includes(id) || order.join() === ids.join()) return;
    setAnnouncement(`${nameOf(id)}: posição ${order.indexOf(id) + 1} de ${order.length}`);
    saveOrder(order);
  }

  function move(id: string, step: -1 | 1, control: HTMLElement) {
    focusAfterMove(control);
    save(moveId(ids, id, ids.indexOf(id) + step), id);
  }

  return (
    <>
      <SortableList layout="rows" ids={ids} nameOf={nameOf} onDrop={save}>
        {(order) => (
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
              {order
                .flatMap((id) => visible.get(id) ?? [])
                .map((banner) => (
                  <BannerRow
                    key={banner.id}
                    banner={banner}
                    place={{ index: order.indexOf(banner.id), count: banners.length }}
                    onMove={(step, control) => move(banner.id, step, control)}
                    // Rows can only be sorted while all of them are shown.
                    isSortable={shown.length === banners.length}
                    onAction={onAction}
                  />
                ))}
            </TableBody>
          </Table>
        )}
      </SortableList>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/**
 * Moving a row drops the focus of its buttons, and an arrow button at the end of the list is disabled. The returned
 * function says which control gets the focus after the move.
 */
function useFocusAfterMove(banners: readonly Banner[]): (control: HTMLElement) => void {
  const control = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the rows is what moves the focus
  useEffect(() => {
    const wanted = control.current;
    control.current = null;
    if (!wanted) return;
    const isOff = wanted.matches(":disabled");
    // Browsers leave the focus on a disabled control for a moment.
    if (isOff) wanted.blur();
    focusIfFree(
      isOff ? wanted.parentElement?.querySelector<HTMLElement>("[data-move]:not(:disabled)") : wanted,
    );
  }, [banners]);
  return (element) => {
    control.current = element;
  };
}
