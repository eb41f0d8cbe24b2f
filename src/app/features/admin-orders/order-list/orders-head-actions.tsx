import { useIsFetching } from "@tanstack/react-query";
import {
  Download,
  Ellipsis,
  FileSpreadsheet,
  MessageSquareText,
  Plus,
  RefreshCw,
  Trash2,
} from "lucide-react";
import { useMay } from "#app/features/session/staff-role.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { useRefreshOrders } from "../order-queries.ts";

interface OrdersHeadActionsProps {
  isExporting: boolean;
  onExport: (wanted: { isComplete: boolean }) => void;
  onEnter: () => void;
  onEditTemplates: () => void;
}

export function OrdersHeadActions(props: OrdersHeadActionsProps) {
  const may = useMay();
  const refresh = useRefreshOrders();
  const isFetching = useIsFetching({ queryKey: ["orders", "list"] }) > 0;
  return (
    <>
      {may("store") && (
        <Button
          variant="outline"
          size="app"
          icon={<Download />}
          busy={props.isExporting}
          onClick={() => props.onExport({ isComplete: false })}
        >
          Exportar CSV
        </Button>
      )}
      <Button variant="outline" size="app" icon={<RefreshCw />} busy={isFetching} onClick={() => refresh()}>
        Atualizar
      </Button>
      <Button size="app" icon={<Plus />} onClick={props.onEnter}>
        Novo Pedido
      </Button>
      <Menu
        trigger={
          <IconButton label="Mais opções" size="sm" variant="quiet" className="lg:size-10!">
            <Ellipsis className="size-5" />
          </IconButton>
        }
      >
        {may("store") && (
          <MenuItem
            icon={<FileSpreadsheet />}
            disabled={props.isExporting}
            onSelect={() => props.onExport({ isComplete: true })}
          >
            CSV completo
          </MenuItem>
        )}
        <MenuLink to="/admin/pedidos/excluidos" icon={<Trash2 />}>
          Pedidos excluídos
        </MenuLink>
        <MenuItem icon={<MessageSquareText />} onSelect={props.onEditTemplates}>
          Modelos de mensagem
        </MenuItem>
      </Menu>
    </>
  );
}
