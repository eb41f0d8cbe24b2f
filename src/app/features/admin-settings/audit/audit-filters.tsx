import { useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { auditSubjectLabels, auditSubjects } from "#domain/audit/audit-log.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";

const ALL = "todos";
const subjects = [
  { value: ALL, label: "Todos" },
  ...auditSubjects.map((value) => ({ value, label: auditSubjectLabels[value] })),
];

export function AuditFilters() {
  const { get, set } = useListParams();
  const { data: people = [] } = useQuery({
    queryKey: ["settings", "audit-log", "people"],
    queryFn: () => callApi("GET /api/admin/audit-log/people"),
  });
  const persons = [
    { value: ALL, label: "Todas" },
    ...people.map(({ id, email }) => ({ value: id, label: email })),
  ];
  const choose = (param: string) => (value: string) => set({ [param]: value === ALL ? null : value });

  return (
    <div className="grid grid-cols-2 gap-3 border-line border-b p-4 lg:grid-cols-4 lg:px-6">
      <Field label="Pessoa" className="max-lg:col-span-full">
        <Select
          controlSize="app"
          options={persons}
          value={get("pessoa") ?? ALL}
          onValueChange={choose("pessoa")}
        />
      </Field>
      <Field label="Assunto" className="max-lg:col-span-full">
        <Select
          controlSize="app"
          options={subjects}
          value={get("assunto") ?? ALL}
          onValueChange={choose("assunto")}
        />
      </Field>
      <Field label="De">
        <Input
          type="date"
          controlSize="app"
          className="min-w-0"
          value={get("de") ?? ""}
          max={get("ate")}
          onChange={(event) => set({ de: event.target.value }, { replace: true })}
        />
      </Field>
      <Field label="Até">
        <Input
          type="date"
          controlSize="app"
          className="min-w-0"
          value={get("ate") ?? ""}
          min={get("de")}
          onChange={(event) => set({ ate: event.target.value }, { replace: true })}
        />
      </Field>
    </div>
  );
}
