import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { useRef } from "react";
import { sortableTexts } from "./sortable-texts.ts";

/** The screen reader announcements during a drag. The caller that saves the order announces the final position. */
export function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const lastOver = useRef<UniqueIdentifier>(undefined);

  function place(id: UniqueIdentifier, at: UniqueIdentifier) {
    return {
      name: nameOf(String(id)),
      position: ids.indexOf(String(at)) + 1,
      count: ids.length,
    };
  }

  return {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return sortableTexts.lifted(place(active.id, active.id));
    },
    onDragOver({ active, over }) {
      // A drag starts over the item's own place, which would interrupt the start's announcement.
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return sortableTexts.over(place(active.id, over.id));
    },
    onDragEnd({ active, over }) {
      if (over && over.id !== active.id) return undefined;
      return sortableTexts.unmoved(place(active.id, active.id));
    },
    onDragCancel({ active }) {
      return sortableTexts.cancelled(place(active.id, active.id));
    },
  };
}
