import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Drawer } from "#ui/drawer.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { AdminLogo } from "./admin-logo.tsx";
import { AdminNav, SignOutItem } from "./side-menu.tsx";

/** The menu below 1100 px. */
export function AdminDrawer({ storeName }: { storeName: string }) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // Following a link closes the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => setOpen(false), [key]);

  return (
    <>
      <IconButton
        label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      >
        <Menu className="size-6" />
      </IconButton>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        label="Menu"
        closeLabel="Fechar menu"
        head={<AdminLogo name={storeName} />}
        foot={
          <div className="p-3">
            <SignOutItem />
          </div>
        }
      >
        <AdminNav />
      </Drawer>
    </>
  );
}
