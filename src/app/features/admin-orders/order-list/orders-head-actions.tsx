import { useIsFetching } from "@tanstack/react-query";
import {
  Download,
  Ellipsis,
  Factory,
  FileSpreadsheet,
  MessageSquareText,
  Plus,
  RefreshCw,
  Trash2,
  Users,
} from "lucide-react";
import { useMay } from "#app/features/session/staff-role.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { useRefreshOrders } from "../order-queries.ts";
import { pressRunPath } from "../production/production-path.ts";

interface OrdersHeadActionsProps {
  isExporting: boolean;
  onExport: (wanted: { isComplete: boolean }) => void;
  onEnter: () => void;
  onEditTemplates: () => void;
}

/** On the phone only the icon is shown, so that all actions fit beside each other and the first order is in sight. */
const iconOnPhone = "max-md:w-11 max-md:px-0";

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
          className={iconOnPhone}
          busy={props.isExporting}
          onClick={() => props.onExport({ isComplete: false })}
        >
          <span className="max-md:sr-only">Exportar CSV</span>
        </Button>
      )}
      <Button
        variant="outline"
        size="app"
        icon={<RefreshCw />}
        className={iconOnPhone}
        busy={isFetching}
        onClick={() => refresh()}
      >
        <span className="max-md:sr-only">Atualizar</span>
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
        <MenuLink to={pressRunPath} icon={<Factory />}>
          Produção em lote
        </MenuLink>
        {may("store") && (
          <MenuItem
            icon={<FileSpreadsheet />}
            disabled={props.isExporting}
            onSelect={() => props.onExport({ isComplete: true })}
          >
            CSV completo
          </MenuItem>
        )}
        <MenuLink to="/admin/times" icon={<Users />}>
          Pedidos de times
        </MenuLink>
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
