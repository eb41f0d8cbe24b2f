import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type AnswerOf, ApiError, callApi } from "#app/api-client.ts";
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
  failure: string | undefined;
  refusal: Error | null;
  fields: FieldErrors;
  change: (changes: Partial<Values>) => void;
  discard: () => void;
  save: () => void;
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

  const save = useMutation({
    mutationFn: (change: Versioned<Values>): Promise<Versioned<Values>> => savers[section](change),
    onSuccess: (written) => {
      client.setQueryData<AllSections>(queryKey, (all) => all && { ...all, [section]: written });
      setDraft(undefined);
      toast.success("Configurações salvas");
      revalidator.revalidate();
    },
    onError: async (failure) => {
      toast.error("Erro ao salvar as configurações", { description: failure.message });
      if (!isConflict(failure)) return;
      // What was typed stays; saving again is then a decision made with open eyes.
      const { data: fresh } = await refetch();
      const version = fresh?.[section].version;
      if (version) setDraft((typed) => typed && { ...typed, version });
    },
  });

  return {
    values: draft?.values ?? saved?.values,
    loadError: error,
    reload: refetch,
    isDirty: draft !== undefined,
    isSaving: save.isPending,
    hasConflict: isConflict(save.error) && draft !== undefined,
    failure: save.error && !isConflict(save.error) ? save.error.message : undefined,
    refusal: save.error,
    fields: fieldsOf(save.error),
    change: (changes: Partial<Values>) => {
      const base = draft ?? saved;
      if (base) setDraft({ version: base.version, values: { ...base.values, ...changes } });
    },
    discard: () => {
      setDraft(undefined);
      save.reset();
    },
    save: () => draft && save.mutate(draft),
  };
}

const isConflict = (failure: unknown) => failure instanceof ApiError && failure.code === "conflict";

/** By the names that the form uses: the API says `values.name`. */
function fieldsOf(failure: unknown): FieldErrors {
  if (!(failure instanceof ApiError)) return {};
  const entries = Object.entries(failure.fields);
  return Object.fromEntries(entries.map(([name, text]) => [name.replace(/^values\./, ""), text]));
}
