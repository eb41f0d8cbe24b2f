import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type AnswerOf, type ApiError, callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import { isConflict } from "#app/features/forms/conflict.ts";
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

/** Each section is saved by its own operation. */
const savers: {
  [Section in SettingsSection]: (body: Versioned<SectionValues[Section]>) => Promise<AllSections[Section]>;
} = {
  store: (body) => callApi("PUT /api/admin/settings/store", { body }),
  contact: (body) => callApi("PUT /api/admin/settings/contact", { body }),
  legal: (body) => callApi("PUT /api/admin/settings/legal", { body }),
  customization: (body) => callApi("PUT /api/admin/settings/customization", { body }),
  delivery: (body) => callApi("PUT /api/admin/settings/delivery", { body }),
  stock: (body) => callApi("PUT /api/admin/settings/stock", { body }),
  papers: (body) => callApi("PUT /api/admin/settings/papers", { body }),
  fulfilment: (body) => callApi("PUT /api/admin/settings/fulfilment", { body }),
  instalments: (body) => callApi("PUT /api/admin/settings/instalments", { body }),
  pix: (body) => callApi("PUT /api/admin/settings/pix", { body }),
};

export interface SectionForm<Values> {
  values: Values | undefined;
  loadError: Error | null;
  reload: () => unknown;
  isDirty: boolean;
  isSaving: boolean;
  /** Another administrator saved the section since; the draft is still here. */
  hasConflict: boolean;
  alert: string | undefined;
  fields: FieldErrors;
  change: (changes: Partial<Values>) => void;
  discard: () => void;
  formProps: ReturnType<typeof useForm>["form"];
}

const queryKey = ["settings", "sections"];

/**
 * One section of the settings as a form. The draft keeps the version that it is based on: without a draft, changes of
 * others are shown at once; with one, saving detects the conflict.
 */
export function useSettingsSection<Section extends SettingsSection>(
  section: Section,
  onSaved?: () => void,
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
    const written: Versioned<Values> = await withProof(() => savers[section](draft));
    client.setQueryData<AllSections>(queryKey, (all) => all && { ...all, [section]: written });
    setDraft(undefined);
    toast.success("Configurações salvas");
    revalidator.revalidate();
    onSaved?.();
  }

  /** Keeps the draft but adopts the new version, so that saving again overwrites it deliberately. */
  async function baseOnFreshVersion() {
    const { data: fresh } = await refetch();
    const version = fresh?.[section].version;
    if (version) setDraft((typed) => typed && { ...typed, version });
  }

  const { busy, alert, fields, failure, clearErrors, form } = useForm({
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
      clearErrors();
    },
    formProps: form,
  };
}

/** Converts the API's field names (`values.name`) to the form's (`name`). */
function fieldsOf({ fields }: ApiError): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name.replace(/^values\./, ""), text]),
  );
}
