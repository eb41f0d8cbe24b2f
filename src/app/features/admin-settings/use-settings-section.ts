import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type AnswerOf, ApiError, callApi } from "#app/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { toast } from "#ui/toast.tsx";

type Answer = AnswerOf<"GET /api/admin/settings">;
type SettingsSection = keyof Answer;
type SectionValues = { [Section in SettingsSection]: Answer[Section]["values"] };

interface Versioned<Values> {
  values: Values;
  version: string;
}

type AllSections = { [Section in SettingsSection]: Versioned<SectionValues[Section]> };

/** Each section has an operation of its own. */
const savers: {
  [Section in SettingsSection]: (body: Versioned<SectionValues[Section]>) => Promise<AllSections[Section]>;
} = {
  store: (body) => callApi("PUT /api/admin/settings/store", { body }),
  contact: (body) => callApi("PUT /api/admin/settings/contact", { body }),
  legal: (body) => callApi("PUT /api/admin/settings/legal", { body }),
  customization: (body) => callApi("PUT /api/admin/settings/customization", { body }),
  pix: (body) => callApi("PUT /api/admin/settings/pix", { body }),
};

/** What a section's fields and buttons work with. */
export interface SectionForm<Values> {
  values: Values | undefined;
  loadError: Error | null;
  reload: () => unknown;
  isDirty: boolean;
  isSaving: boolean;
  /** Somebody else changed the section since; what was typed is still here. */
  hasConflict: boolean;
  alert: string | undefined;
  fields: FieldErrors;
  change: (changes: Partial<Values>) => void;
  discard: () => void;
  formProps: ReturnType<typeof useForm>["form"];
}

const queryKey = ["settings", "sections"];

/**
 * One section of the settings as a form. What is typed is kept with the version that it was based on: while nothing
 * is typed, changes of others appear by themselves; once something is, they are told apart when it is saved.
 */
export function useSettingsSection<Section extends SettingsSection>(
  section: Section,
): SectionForm<SectionValues[Section]> {
  type Values = SectionValues[Section];
  const client = useQueryClient();
  const revalidator = useRevalidator();
  const { data, error, refetch } = useQuery<AllSections>({
    queryKey,
    queryFn: () => callApi("GET /api/admin/settings"),
  });
  const [draft, setDraft] = useState<Versioned<Values>>();
  const saved: Versioned<Values> | undefined = data?.[section];
  const values = draft?.values ?? saved?.values;

  async function save() {
    if (!draft) return;
    const written: Versioned<Values> = await savers[section](draft);
    client.setQueryData<AllSections>(queryKey, (all) => all && { ...all, [section]: written });
    setDraft(undefined);
    toast.success("Configurações salvas");
    revalidator.revalidate();
  }

  /** What was typed stays; saving again is then a decision made with open eyes. */
  async function baseOnFreshVersion() {
    const { data: fresh } = await refetch();
    const version = fresh?.[section].version;
    if (version) setDraft((typed) => typed && { ...typed, version });
  }

  const { busy, alert, fields, failure, forgive, form } = useForm({
    values,
    send: () =>
      save().catch(async (refusal) => {
        if (isConflict(refusal)) await baseOnFreshVersion();
        throw refusal;
      }),
    refuse: (refusal) => {
      toast.error("Erro ao salvar as configurações", { description: refusal.message });
      return { alert: isConflict(refusal) ? undefined : refusal.message, fields: fieldsOf(refusal) };
    },
  });

  return {
    values,
    loadError: error,
    reload: refetch,
    isDirty: draft !== undefined,
    isSaving: busy,
    hasConflict: isConflict(failure),
    alert,
    fields,
    change: (changes: Partial<Values>) => {
      const base = draft ?? saved;
      if (base) setDraft({ version: base.version, values: { ...base.values, ...changes } });
    },
    discard: () => {
      setDraft(undefined);
      forgive();
    },
    formProps: form,
  };
}

const isConflict = (failure: unknown) => failure instanceof ApiError && failure.code === "conflict";

/** By the names that the form uses: the API says `values.name`. */
function fieldsOf({ fields }: ApiError): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name.replace(/^values\./, ""), text]),
  );
}
