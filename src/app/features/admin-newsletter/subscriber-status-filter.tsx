import type { ListParams } from "#app/features/admin/use-list-params.ts";
import { type SubscriberFilter, subscriberLooks, subscriberStatuses } from "#domain/newsletter/subscriber.ts";
import { Select } from "#ui/select.tsx";

const ALL = "todas";
const options = [
  { value: ALL, label: "Todas as situações" },
  ...subscriberStatuses.map((value) => ({ value, label: subscriberLooks[value].label })),
];

interface SubscriberStatusFilterProps {
  list: ListParams;
  status: SubscriberFilter["status"];
}

export function SubscriberStatusFilter({ list, status }: SubscriberStatusFilterProps) {
  return (
    <Select
      label="Situação"
      controlSize="app"
      options={options}
      value={status ?? ALL}
      onValueChange={(value) => list.set({ situacao: value === ALL ? null : value })}
      className="lg:w-52"
    />
  );
}
