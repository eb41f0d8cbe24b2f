import { ChevronRight, Eye, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { BrandMark } from "#ui/brand-mark.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Menu, MenuCurrentItem, MenuGroup, MenuItem, MenuLink, MenuSeparator } from "#ui/menu.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast.tsx";
import { ShowcaseRow, ShowcaseSection } from "./showcase-section.tsx";

export function OverlaysSection() {
  return (
    <ShowcaseSection title="Menu, diálogo, confirmação, gaveta">
      <ShowcaseRow>
        <StatusMenu />
        <ProductDialog />
        <DeleteDialog />
        <MenuDrawer />
      </ShowcaseRow>
    </ShowcaseSection>
  );
}

function StatusMenu() {
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="outline" size="app">
          Ações do pedido
        </Button>
      }
    >
      <MenuGroup label="Alterar Status">
        <MenuCurrentItem>Pendente</MenuCurrentItem>
        <MenuItem onSelect={() => toast.success("Marcado como Concluído")}>Concluído</MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuLink to="/_ui" icon={<Eye />}>
        Ver
      </MenuLink>
      <MenuItem icon={<Pencil />} onSelect={() => toast.info("Editar")}>
        Editar
      </MenuItem>
      <MenuItem icon={<Plus />} onSelect={() => undefined} disabled>
        Adicionar Subcategoria
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => toast.error("Excluído")}>
        Excluir
      </MenuItem>
    </Menu>
  );
}

const kinds = [
  { value: "titular", label: "Titular" },
  { value: "goleiro", label: "Goleiro" },
];

function ProductDialog() {
  return (
    <Dialog
      title="Editar Produto"
      width={720}
      trigger={
        <Button variant="outline" size="app">
          Abrir diálogo
        </Button>
      }
    >
      <DialogBody>
        <Field label="Nome do produto">
          <Input controlSize="app" defaultValue="Camisa Canarinho Titular 2026" />
        </Field>
        <Field label="Subcategoria">
          <Select controlSize="app" options={kinds} defaultValue="titular" />
        </Field>
        <Field label="Descrição do produto">
          <Textarea controlSize="app" rows={4} />
        </Field>
      </DialogBody>
      <DialogFoot>
        <DialogClose
          render={
            <Button variant="ghost" size="app">
              Cancelar
            </Button>
          }
        />
        <Button size="app">Salvar Alterações</Button>
      </DialogFoot>
    </Dialog>
  );
}

function DeleteDialog() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  function pretendToDelete() {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      setOpen(false);
      toast.success("Pedido excluído");
    }, 1000);
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline" size="app">
          Abrir confirmação
        </Button>
      }
      title="Excluir Pedido"
      description="Tem certeza que deseja excluir este pedido? Esta ação não pode ser desfeita."
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      busy={busy}
      onConfirm={pretendToDelete}
    />
  );
}

function MenuDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="app" onClick={() => setOpen(true)}>
        Abrir gaveta
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        label="Menu"
        head={<BrandMark className="size-7" />}
        foot={<p className="p-4 text-muted">Entrar / Cadastrar</p>}
      >
        <ul className="py-2">
          {["Brasileiros", "Internacionais", "Seleções", "Retrô"].map((name) => (
            <li key={name}>
              <a
                href="/_ui"
                className="flex min-h-13 items-center justify-between px-4 font-bold font-display text-[1.625rem] leading-none hover:bg-raised"
              >
                {name}
                <ChevronRight className="size-5 text-control" />
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
