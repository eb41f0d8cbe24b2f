import { useState } from "react";

interface Opened<Subject> {
  subject: Subject;
  isOpen: boolean;
  /** Changes with each opening: used as a key, it resets the form. */
  count: number;
}

/** `isOpen` is separate from what the dialog shows, because it stays mounted while it fades out. */
export interface DialogState {
  isOpen: boolean;
  onClose: () => void;
}

/** Which dialog of a screen is open, and for which record. The record stays while the dialog fades out. */
export function useOpenDialog<Subject>() {
  const [opened, setOpened] = useState<Opened<Subject> | null>(null);
  return {
    opened,
    open: (subject: Subject) =>
      setOpened((before) => ({ subject, isOpen: true, count: (before?.count ?? 0) + 1 })),
    close: () => setOpened((before) => before && { ...before, isOpen: false }),
  };
}
