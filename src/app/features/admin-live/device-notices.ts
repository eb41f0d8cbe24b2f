import { create } from "zustand";
import { persist } from "zustand/middleware";

interface DeviceNotices {
  wanted: boolean;
  setWanted(wanted: boolean): void;
}

/** Whether the owner wants new orders announced by this device itself, also while another program is in front. */
export const useDeviceNotices = create<DeviceNotices>()(
  persist((set) => ({ wanted: false, setWanted: (wanted) => set({ wanted }) }), {
    name: "admin-notices",
    partialize: ({ wanted }) => ({ wanted }),
  }),
);

export type NoticePermission = NotificationPermission | "unsupported";

export const noticePermission = (): NoticePermission =>
  "Notification" in window ? Notification.permission : "unsupported";

/** Asks the person, once; browsers only allow it after a press. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() === "unsupported") return "unsupported";
  return Notification.requestPermission();
}

interface Notice {
  title: string;
  body: string;
  /** Notices with the same one replace each other. */
  tag: string;
  onOpen(): void;
}

export function showNotice({ title, body, tag, onOpen }: Notice): void {
  const { wanted } = useDeviceNotices.getState();
  // Whoever looks at the page sees the toast.
  if (!wanted || noticePermission() !== "granted" || document.hasFocus()) return;
  try {
    const notice = new Notification(title, { body, tag, lang: "pt-BR", icon: "/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onOpen();
    };
  } catch {
    // Some phones have the word and refuse the act; the toast is there all the same.
  }
}
