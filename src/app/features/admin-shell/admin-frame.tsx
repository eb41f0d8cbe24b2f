import type { ReactNode } from "react";
import { useLiveChanges } from "#app/features/admin-live/use-live-changes.ts";
import { useOrderCopies } from "#app/features/admin-orders/offline-copies/use-order-copies.ts";
import type { AccountUser } from "#app/features/session/session.ts";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";

export interface AdminFrameProps {
  storeName: string;
  user: AccountUser;
  children: ReactNode;
}

/** The layout of the back-office: top bar, side menu and the open screen. */
export function AdminFrame({ storeName, user, children }: AdminFrameProps) {
  useLiveChanges();
  useOrderCopies(user.id);
  return (
    <div className="min-h-dvh text-small">
      <TopBar storeName={storeName} user={user} />
      <div className="flex">
        <SideMenu />
        <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1">
          {children}
        </main>
      </div>
    </div>
  );
}
