import { type ComponentType, useRef, useState } from "react";
import { toast } from "./toast.tsx";

/** What a dialog that is loaded on demand gets from here. */
export interface LoadedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog whose file is loaded when it is wanted first. `failed` is said where it cannot be: offline, or a new version. */
export function useLoadedDialog<Props extends LoadedDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  failed: string,
) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const button = useRef<HTMLButtonElement>(null);

  async function show() {
    setState("loading");
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setState("open");
    } catch {
      setState("closed");
      toast.error(failed);
    }
  }

  return {
    Dialog,
    /** Of the button that opens it, which gets the focus back. */
    button,
    show,
    /** Errors are ignored here, because `show` loads it again and tells them. */
    preload: () => void load().catch(() => undefined),
    isLoading: state === "loading",
    shown: {
      open: state === "open",
      onOpenChange: (open: boolean) => setState(open ? "open" : "closed"),
    },
  };
}
