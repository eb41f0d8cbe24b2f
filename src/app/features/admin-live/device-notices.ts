import { create } from "zustand";
import { persist } from "zustand/middleware";

interface DeviceNotices {
  wanted: boolean;
  setWanted(wanted: boolean): void;
}

/**
 * Whether the owner wants system notifications of new orders on this device, also while another program is in front.
 */
export const useDeviceNotices = create<DeviceNotices>()(
  persist((set) => ({ wanted: false, setWanted: (wanted) => set({ wanted }) }), {
    name: "admin-notices",
    partialize: ({ wanted }) => ({ wanted }),
  }),
);

export type NoticePermission = NotificationPermission | "unsupported";

export const noticePermission = (): NoticePermission =>
  "Notification" in window ? Notification.permission : "unsupported";

/** Asks for the browser's permission once; browsers allow that only after a click. */
export async function requestNoticePermission(): Promise<NoticePermission> {
  if (noticePermission() === "unsupported") return "unsupported";
  return Notification.requestPermission();
}

interface Notice {
  title: string;
  body: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  onOpen(): void;
}

export function showNotice({ title, body, tag, onOpen }: Notice): void {
  const { wanted } = useDeviceNotices.getState();
  // While the page has the focus, the toast is enough.
  if (!wanted || noticePermission() !== "granted" || document.hasFocus()) return;
  try {
    const notice = new Notification(title, { body, tag, lang: "pt-BR", icon: "/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onOpen();
    };
  } catch {
    // Some phones have `Notification` but throw when one is created. The toast is shown anyway.
  }
}
