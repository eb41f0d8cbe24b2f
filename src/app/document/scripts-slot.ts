import { createContext, useContext } from "react";

/**
 * What entry.server.tsx renders at the end of the body. The browser renders nothing there and leaves the existing
 * elements.
 */
export const ScriptsSlotContext = createContext<React.ReactNode>(null);

export const ScriptsSlot = () => useContext(ScriptsSlotContext);
