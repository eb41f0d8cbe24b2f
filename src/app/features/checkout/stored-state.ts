import { create } from "zustand";

interface StoredStateOptions<State> {
  name: string;
  /** The session's storage ends with the tab. */
  area: "localStorage" | "sessionStorage";
  /** Makes the state of what was stored, which may be anything or nothing. */
  read: (stored: unknown) => State;
  /** What is stored of the state; all of it if it is not given. */
  pick?: (state: State) => unknown;
}

/**
 * A store whose state survives a reload. It is written here and not by the store library's middleware, which does much
 * more and is four times as large. Where storage is forbidden, as on the server, the state lasts for the page.
 */
export function createStoredState<State extends object>({
  name,
  area,
  read,
  pick = (state) => state,
}: StoredStateOptions<State>) {
  // The initial state is that of the server, with which a page is hydrated.
  const store = create<State>()(() => read(undefined));
  const reload = () => store.setState(read(loadFrom(area, name)));
  reload();
  store.subscribe((state) => {
    try {
      window[area].setItem(name, JSON.stringify({ state: pick(state), version: 0 }));
    } catch {
      // The state stays in memory.
    }
  });
  return Object.assign(store, { reload });
}

function loadFrom(area: "localStorage" | "sessionStorage", name: string): unknown {
  try {
    return JSON.parse(window[area].getItem(name) ?? "null")?.state;
  } catch {
    return undefined;
  }
}
