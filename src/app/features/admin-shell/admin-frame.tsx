import { Lock } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { maySeePath, sectionsFor } from "#app/features/admin/admin-sections.ts";
import { useLiveChanges } from "#app/features/admin-live/use-live-changes.ts";
import { useOrderCopies } from "#app/features/admin-orders/offline-copies/use-order-copies.ts";
import type { AccountUser } from "#app/features/session/session.ts";
import { useMay } from "#app/features/session/staff-role.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ProofPrompt } from "./proof-dialog.tsx";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";

export interface AdminFrameProps {
  storeName: string;
  user: AccountUser;
  children: ReactNode;
}

/** The layout of the back-office: top bar, side menu and the open screen. */
export function AdminFrame({ storeName, user, children }: AdminFrameProps) {
  const may = useMay();
  const { pathname } = useLocation();
  useLiveChanges();
  return (
    <div className="min-h-dvh text-small">
      <TopBar storeName={storeName} user={user} />
      <div className="flex">
        <SideMenu />
        <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1">
          {maySeePath(pathname, may) ? children : <OtherSection pathname={pathname} />}
        </main>
      </div>
      {may("orders") && <OrderCopies userId={user.id} />}
      <ProofPrompt />
    </div>
  );
}

/** The start page leads to the user's first section; any other section that is not theirs says so. */
function OtherSection({ pathname }: { pathname: string }) {
  const first = sectionsFor(useMay())[0]?.sections[0]?.to ?? "/";
  const navigate = useNavigate();
  const isStart = pathname === "/admin";
  useEffect(() => {
    if (isStart) void navigate(first, { replace: true });
  }, [isStart, first, navigate]);
  if (isStart) return null;
  return (
    <EmptyState
      page
      icon={<Lock className="size-6" />}
      title="Esta área não é da sua função"
      text="Se você precisa dela, peça a quem administra a loja."
      action={<ButtonLink to={first}>Voltar</ButtonLink>}
    />
  );
}

function OrderCopies({ userId }: { userId: string }) {
  useOrderCopies(userId);
  return null;
}
