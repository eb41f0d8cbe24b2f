import { useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { useCategories } from "#app/features/admin-categories/use-categories.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import { type BannerDraft, bannerFormSchema, toSiteImage } from "#domain/banners/banner-form.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { toShopClock } from "#domain/shop-clock.ts";
import { toast } from "#ui/toast.tsx";
import { type Banner, useRenewBanners } from "./use-banners.ts";

/** Maps the API's field names to the form's. */
const formNames: Record<string, string> = { starts_at: "startsAt", ends_at: "endsAt" };

/** The state of a banner's form: the draft, its errors, and saving. */
export function useBannerForm(banner: Banner | undefined, onSaved: () => void) {
  const [first] = useState(() => draftOf(banner));
  const [draft, setDraft] = useState(first);
  const { data: categories = [] } = useCategories();
  const renew = useRenewBanners();
  const { busy, fields, form } = useForm({
    values: draft,
    schema: bannerFormSchema,
    send: async (typed) => {
      const body = toSiteImage(typed, categories);
      await (banner
        ? callApi("PATCH /api/admin/site-images/{id}", { params: { id: banner.id }, body })
        : callApi("POST /api/admin/site-images", { body }));
      await renew();
      toast.success(banner ? "Banner atualizado com sucesso!" : "Banner criado com sucesso!");
      onSaved();
      // A click while the dialog fades out would save a second time.
      return LEAVING;
    },
    refuse: (failure) => {
      const work = banner ? "atualizar" : "adicionar";
      toast.error("Erro ao salvar o banner.", { description: `Erro ao ${work} imagem: ${failure.message}` });
      return { fields: renamed(failure.fields) };
    },
  });

  const change = (changes: Partial<BannerDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first);
  return { draft, change, errors: fields, categories, busy, isDirty, formProps: form };
}

function draftOf(banner: Banner | undefined): BannerDraft {
  const clock = (instant: string | null | undefined) => (instant ? toShopClock(new Date(instant)) : "");
  return {
    title: banner?.title ?? "",
    description: banner?.description ?? "",
    categoryId: banner?.category?.id ?? "",
    link: banner?.category ? "" : (banner?.link ?? ""),
    active: banner?.active ?? true,
    image_url: banner?.image_url ?? "",
    image_path: banner?.image_path ?? "",
    startsAt: clock(banner?.starts_at),
    endsAt: clock(banner?.ends_at),
  };
}

function renamed(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [formNames[name] ?? name, text]));
}
