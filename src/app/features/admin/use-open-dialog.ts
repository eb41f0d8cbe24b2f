import { useState } from "react";

interface Opened<Subject> {
  subject: Subject;
  isOpen: boolean;
  /** Different with each opening: as a key it gives a form its first values again. */
  count: number;
}

/** Which dialog of a screen is open, and about what. The subject stays while the dialog fades out. */
export function useOpenDialog<Subject>() {
  const [opened, setOpened] = useState<Opened<Subject> | null>(null);
  return {
    opened,
    open: (subject: Subject) =>
      setOpened((before) => ({ subject, isOpen: true, count: (before?.count ?? 0) + 1 })),
    close: () => setOpened((before) => before && { ...before, isOpen: false }),
  };
}
