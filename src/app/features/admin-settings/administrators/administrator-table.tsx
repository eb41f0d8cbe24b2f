import { MoreVertical, ShieldOff, UserCog, UserX } from "lucide-react";
import { useState } from "react";
import { roleLabels } from "#domain/accounts/staff-role.ts";
import { formatDate, formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { ResetTwoFactorDialog } from "./reset-two-factor-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import type { Administrator } from "./use-administrators.ts";

type AdministratorAction = { kind: "revoke" | "reset" | "role"; administrator: Administrator };

export function AdministratorTable({ administrators }: { administrators: Administrator[] }) {
  const [action, setAction] = useState<AdministratorAction>();
  const close = () => setAction(undefined);
  return (
    <>
      <Table label="Administradores">
        <TableHead>
          <HeadCell>Pessoa</HeadCell>
          <HeadCell>Duas etapas</HeadCell>
          <HeadCell>Função</HeadCell>
          <HeadCell>Último acesso</HeadCell>
          <HeadCell align="right">Ações</HeadCell>
        </TableHead>
        <TableBody>
          {administrators.map((administrator) => (
            <AdministratorRow
              key={administrator.id}
              administrator={administrator}
              isLast={
                administrator.role === "admin" &&
                administrators.filter(({ role }) => role === "admin").length === 1
              }
              onAction={(kind) => setAction({ kind, administrator })}
            />
          ))}
        </TableBody>
      </Table>
      {action?.kind === "revoke" && <RevokeDialog administrator={action.administrator} onClose={close} />}
      {action?.kind === "role" && <RoleDialog administrator={action.administrator} onClose={close} />}
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
  const { email, name, role, is_owner, is_self, has_two_factor, since, last_seen_at } = administrator;
  /** Only the main store account itself changes its access. */
  const isProtected = is_owner && !is_self;
  return (
    <Row>
      <Cell card="title">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold">{email}</span>
          {is_owner && <Badge tone="info">Conta principal</Badge>}
          {is_self && <Badge>Você</Badge>}
        </span>
        <span className="text-caption text-muted">
          {name} · desde {formatDate(new Date(since))}
        </span>
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
      <Cell label="Função">{roleLabels[role]}</Cell>
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
          <MenuItem icon={<UserCog />} disabled={isLast || isProtected} onSelect={() => onAction("role")}>
            Mudar função
          </MenuItem>
          {has_two_factor && !is_self && !is_owner && (
            <MenuItem icon={<ShieldOff />} onSelect={() => onAction("reset")}>
              Remover duas etapas
            </MenuItem>
          )}
          <MenuItem
            icon={<UserX />}
            destructive
            disabled={isLast || isProtected}
            onSelect={() => onAction("revoke")}
          >
            Retirar permissão
          </MenuItem>
        </Menu>
      </Cell>
    </Row>
  );
}
