import { Ban, Pencil } from "lucide-react";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { listScopes } from "#domain/api-keys/describe-scopes.ts";
import { formatDate } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { describeEnd, describeUse } from "./describe-key.ts";
import type { OnKeyAction } from "./key-action.ts";
import type { ApiKey } from "./use-api-keys.ts";

interface KeyTableProps {
  apiKeys: readonly ApiKey[];
  onAction: OnKeyAction;
}

export function KeyTable({ apiKeys, onAction }: KeyTableProps) {
  return (
    <Table label="Chaves da API">
      <TableHead>
        <HeadCell>Chave</HeadCell>
        <HeadCell>O que pode</HeadCell>
        <HeadCell>Uso</HeadCell>
        <HeadCell align="right" className="lg:w-28">
          Ações
        </HeadCell>
      </TableHead>
      <TableBody>
        {apiKeys.map((apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} onAction={onAction} />
        ))}
      </TableBody>
    </Table>
  );
}

function KeyRow({ apiKey, onAction }: { apiKey: ApiKey; onAction: OnKeyAction }) {
  const { name, begins_with, scopes, created_by, created_at } = apiKey;
  const end = describeEnd(apiKey);
  return (
    <Row>
      <Cell card="title">
        <span className="wrap-anywhere block font-semibold">{name}</span>
        <span className="block font-normal text-caption text-muted">{begins_with}</span>
        <span className="wrap-anywhere block font-normal text-caption text-muted">
          Criada em {formatDate(new Date(created_at))}
          {created_by && ` por ${created_by}`}
        </span>
      </Cell>
      <Cell label="O que pode">
        <ul className="lg:whitespace-nowrap">
          {listScopes(scopes).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Cell>
      <Cell className="max-lg:flex-wrap max-lg:items-center max-lg:before:hidden lg:whitespace-nowrap">
        <span className="block">{describeUse(apiKey, new Date())}</span>
        {apiKey.expired ? (
          <Badge tone="bad" dot>
            {end}
          </Badge>
        ) : (
          <span className="block text-caption text-muted">{end}</span>
        )}
      </Cell>
      <Cell card="actions" align="right" className="whitespace-nowrap">
        <RowAction
          icon={<Pencil />}
          text="Alterar"
          label={`Alterar ${name}`}
          onClick={() => onAction({ kind: "edit", apiKey })}
        />
        <RowAction
          icon={<Ban />}
          text="Revogar"
          label={`Revogar ${name}`}
          danger
          onClick={() => onAction({ kind: "revoke", apiKey })}
        />
      </Cell>
    </Row>
  );
}
