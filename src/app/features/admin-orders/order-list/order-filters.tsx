import type { ListParams } from "#app/features/admin/use-list-params.ts";
import { stepLabels, steps } from "#domain/fulfilment/step.ts";
import type { OrderFilter, OrderSort } from "#domain/orders/order-filter.ts";
import { orderStatuses, statusLabel } from "#domain/orders/order-status.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { useOrderSummary } from "../order-queries.ts";
import { useUsesSteps } from "../steps/step-actions.ts";

const ALL = "todos";

const payments = [
  { value: ALL, label: "Todos" },
  { value: "paid", label: "Pagos" },
  { value: "unpaid", label: "Não pagos" },
];
const stepOptions = [
  { value: ALL, label: "Todas" },
  ...steps.map((step) => ({ value: step, label: stepLabels[step] })),
];
const marked = { value: "marked", label: "Com problema" };

const sorts: { value: OrderSort; label: string }[] = [
  { value: "-date", label: "Mais recentes" },
  { value: "date", label: "Mais antigos" },
  { value: "customer", label: "Cliente, A a Z" },
  { value: "-customer", label: "Cliente, Z a A" },
  { value: "-total", label: "Maior total" },
  { value: "total", label: "Menor total" },
];

interface OrderFiltersProps {
  list: ListParams;
  filter: OrderFilter;
}

/** The filters by status, payment, step and period. Below 1100 px also the sort order, since the table has no head there. */
export function OrderFilters({ list, filter }: OrderFiltersProps) {
  const { data: summary } = useOrderSummary();
  // A shop whose payments no provider confirms has no such orders, and is not asked about them.
  const hasMarked = summary?.marked_count !== undefined || filter.payment === marked.value;
  const usesSteps = useUsesSteps();
  const statuses = [...new Set([...orderStatuses, ...(filter.status ? [filter.status] : [])])];
  const options = statuses.map((value) => ({ value, label: statusLabel(value) }));
  return (
    <>
      <Field label="Status" className="lg:w-32">
        <Select
          controlSize="app"
          options={[{ value: ALL, label: "Todos" }, ...options]}
          value={filter.status ?? ALL}
          onValueChange={(value) => list.set({ status: value === ALL ? null : value })}
        />
      </Field>
      <Field label="Pagamento" className="lg:w-38">
        <Select
          controlSize="app"
          options={hasMarked ? [...payments, marked] : payments}
          value={filter.payment ?? ALL}
          onValueChange={(value) => list.set({ pagamento: value === ALL ? null : value })}
        />
      </Field>
      {usesSteps && (
        <>
          <Field label="Etapa" className="lg:w-36">
            <Select
              controlSize="app"
              options={stepOptions}
              value={filter.step ?? ALL}
              onValueChange={(value) => list.set({ etapa: value === ALL ? null : value })}
            />
          </Field>
          <Checkbox
            label="Atrasados"
            className="lg:min-h-10"
            checked={filter.late === "true"}
            onChange={(event) => list.set({ atrasados: event.target.checked ? "true" : null })}
          />
        </>
      )}
      {filter.unopened && (
        <Checkbox
          label="Só os novos"
          className="lg:min-h-10"
          checked
          onChange={() => list.set({ novos: null })}
        />
      )}
      <Field label="Ordenar por" className="col-span-2 lg:hidden">
        <Select
          controlSize="app"
          options={sorts}
          value={filter.sort}
          onValueChange={(value) => list.set({ ordem: value === "-date" ? null : value })}
        />
      </Field>
      <Field label="De" className="lg:w-35">
        <Input
          type="date"
          controlSize="app"
          className="min-w-0"
          value={filter.from ?? ""}
          max={filter.to}
          onChange={(event) => list.set({ de: event.target.value }, { replace: true })}
        />
      </Field>
      <Field label="Até" className="lg:w-35">
        <Input
          type="date"
          controlSize="app"
          className="min-w-0"
          value={filter.to ?? ""}
          min={filter.from}
          onChange={(event) => list.set({ ate: event.target.value }, { replace: true })}
        />
      </Field>
    </>
  );
}
