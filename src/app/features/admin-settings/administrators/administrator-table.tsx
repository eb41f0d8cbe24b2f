import { MoreVertical, ShieldOff, UserX } from "lucide-react";
import { useState } from "react";
import { formatDate, formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { ResetTwoFactorDialog } from "./reset-two-factor-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import type { Administrator } from "./use-administrators.ts";

type AdministratorAction = { kind: "revoke" | "reset"; administrator: Administrator };

export function AdministratorTable({ administrators }: { administrators: Administrator[] }) {
  const [action, setAction] = useState<AdministratorAction>();
  const close = () => setAction(undefined);
  return (
    <>
      <Table label="Administradores">
        <TableHead>
          <HeadCell>Pessoa</HeadCell>
          <HeadCell>Duas etapas</HeadCell>
          <HeadCell>Desde</HeadCell>
          <HeadCell>Último acesso</HeadCell>
          <HeadCell align="right">Ações</HeadCell>
        </TableHead>
        <TableBody>
          {administrators.map((administrator) => (
            <AdministratorRow
              key={administrator.id}
              administrator={administrator}
              isLast={administrators.length === 1}
              onAction={(kind) => setAction({ kind, administrator })}
            />
          ))}
        </TableBody>
      </Table>
      {action?.kind === "revoke" && <RevokeDialog administrator={action.administrator} onClose={close} />}
      {action?.kind === "reset" && (
        <ResetTwoFactorDialog administrator={action.administrator} onClose={close} />
      )}
    </>
  );
}

interface RowProps {
  administrator: Administrator;
  isLast: boolean;
  onAction: (kind: AdministratorAction["kind"]) => void;
}

function AdministratorRow({ administrator, isLast, onAction }: RowProps) {
  const { email, name, is_owner, is_self, has_two_factor, since, last_seen_at } = administrator;
  return (
    <Row>
      <Cell card="title">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold">{email}</span>
          {is_owner && <Badge tone="info">Dono</Badge>}
          {is_self && <Badge>Você</Badge>}
        </span>
        <span className="text-caption text-muted">{name}</span>
      </Cell>
      <Cell label="Duas etapas" card="end">
        {has_two_factor ? (
          <Badge tone="ok" dot>
            Ativada
          </Badge>
        ) : (
          <Badge tone="warn" dot>
            Desativada
          </Badge>
        )}
      </Cell>
      <Cell label="Desde" numeric>
        {formatDate(new Date(since))}
      </Cell>
      <Cell label="Último acesso" numeric>
        {last_seen_at ? formatDateTime(new Date(last_seen_at)) : "Nunca"}
      </Cell>
      <Cell card="actions" align="right">
        <Menu
          trigger={
            <IconButton label={`Ações para ${email}`}>
              <MoreVertical className="size-5" />
            </IconButton>
          }
        >
          {has_two_factor && !is_self && (
            <MenuItem icon={<ShieldOff />} onSelect={() => onAction("reset")}>
              Remover duas etapas
            </MenuItem>
          )}
          <MenuItem icon={<UserX />} destructive disabled={isLast} onSelect={() => onAction("revoke")}>
            Retirar permissão
          </MenuItem>
        </Menu>
      </Cell>
    </Row>
  );
}
