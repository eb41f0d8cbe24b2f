import { targetId } from "./suggestion-list.ts";

/**
 * An entry is a real link, so that a middle click works; it is not in the tab order, because the arrow keys reach it.
 */
export function optionProps(to: string, activeId: string | undefined) {
  const id = targetId(to);
  return { id, to, role: "option", tabIndex: -1, "aria-selected": id === activeId } as const;
}
