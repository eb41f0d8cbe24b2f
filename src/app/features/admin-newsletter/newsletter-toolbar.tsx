import { useListParams } from "#app/features/admin/use-list-params.ts";
import { type SubscriberFilter, subscriberLooks, subscriberStatuses } from "#domain/newsletter/subscriber.ts";
import { SearchInput } from "#ui/search-input.tsx";
import { Select } from "#ui/select.tsx";

const ALL = "todas";
const options = [
  { value: ALL, label: "Todas as situações" },
  ...subscriberStatuses.map((value) => ({ value, label: subscriberLooks[value].label })),
];

export function NewsletterToolbar({ filter }: { filter: SubscriberFilter }) {
  const { set, searchText, setSearchText } = useListParams();
  return (
    <div className="grid gap-3 border-line border-b p-4 lg:flex">
      <SearchInput
        label="Buscar emails"
        placeholder="Buscar por email..."
        controlSize="app"
        maxLength={80}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
        onClear={() => setSearchText("")}
        clearLabel="Limpar busca"
        className="lg:w-110"
      />
      <Select
        label="Situação"
        controlSize="app"
        options={options}
        value={filter.status ?? ALL}
        onValueChange={(value) => set({ situacao: value === ALL ? null : value })}
        className="lg:w-52"
      />
    </div>
  );
}
