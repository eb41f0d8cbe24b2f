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

type Asked = { kind: "revoke" | "reset"; administrator: Administrator };

export function AdministratorTable({ administrators }: { administrators: Administrator[] }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
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
              onAsk={(kind) => setAsked({ kind, administrator })}
            />
          ))}
        </TableBody>
      </Table>
      {asked?.kind === "revoke" && <RevokeDialog administrator={asked.administrator} onClose={close} />}
      {asked?.kind === "reset" && (
        <ResetTwoFactorDialog administrator={asked.administrator} onClose={close} />
      )}
    </>
  );
}

interface RowProps {
  administrator: Administrator;
  isLast: boolean;
  onAsk: (kind: Asked["kind"]) => void;
}

function AdministratorRow({ administrator, isLast, onAsk }: RowProps) {
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
            <MenuItem icon={<ShieldOff />} onSelect={() => onAsk("reset")}>
              Remover duas etapas
            </MenuItem>
          )}
          <MenuItem icon={<UserX />} destructive disabled={isLast} onSelect={() => onAsk("revoke")}>
            Retirar permissão
          </MenuItem>
        </Menu>
      </Cell>
    </Row>
  );
}
