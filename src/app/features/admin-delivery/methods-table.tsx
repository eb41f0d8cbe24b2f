import { Pencil, Trash2 } from "lucide-react";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { readMethod } from "#app/features/delivery/read-methods.ts";
import { describeMethod, kindLabels } from "#domain/delivery/describe-method.ts";
import { Switch } from "#ui/switch.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import type { OnMethodAction } from "./method-action.ts";
import { type ManagedMethod, usePauseMethod } from "./use-delivery-methods.ts";

interface MethodsTableProps {
  methods: readonly ManagedMethod[];
  onAction: OnMethodAction;
}

export function MethodsTable({ methods, onAction }: MethodsTableProps) {
  return (
    <Table label="Formas de entrega">
      <TableHead>
        <HeadCell className="lg:w-1/4">Nome</HeadCell>
        <HeadCell className="lg:w-40">Tipo</HeadCell>
        <HeadCell>Preço e prazo</HeadCell>
        <HeadCell className="lg:w-36">Situação</HeadCell>
        <HeadCell align="right" className="lg:w-28">
          Ações
        </HeadCell>
      </TableHead>
      <TableBody>
        {methods.map((method) => (
          <MethodRow key={method.id} method={method} onAction={onAction} />
        ))}
      </TableBody>
    </Table>
  );
}

function MethodRow({ method, onAction }: { method: ManagedMethod; onAction: OnMethodAction }) {
  const { name, kind, city, active } = method;
  const { mutate, isPending } = usePauseMethod();
  const edit = () => onAction({ kind: "edit", method });
  return (
    <Row onOpen={edit}>
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        {name}
      </Cell>
      <Cell card="meta" className="max-lg:col-span-full max-lg:row-start-2">
        {kindLabels[kind]}
        {city && <span className="wrap-anywhere text-muted">, {city}</span>}
      </Cell>
      <Cell card="meta" className="max-lg:col-span-full max-lg:row-start-3">
        {describeMethod(readMethod(method))}
      </Cell>
      <Cell card="end">
        <span className="inline-flex min-h-11 items-center gap-2">
          <Switch
            aria-label={`${name} ativa`}
            checked={active}
            disabled={isPending}
            onChange={() => mutate(method)}
          />
          <span className={active ? undefined : "text-muted"}>{active ? "Ativa" : "Pausada"}</span>
        </span>
      </Cell>
      <Cell card="actions" align="right" className="whitespace-nowrap">
        <RowAction icon={<Pencil />} text="Editar" label={`Editar ${name}`} onClick={edit} />
        <RowAction
          icon={<Trash2 />}
          text="Excluir"
          label={`Excluir ${name}`}
          danger
          onClick={() => onAction({ kind: "delete", method })}
        />
      </Cell>
    </Row>
  );
}
