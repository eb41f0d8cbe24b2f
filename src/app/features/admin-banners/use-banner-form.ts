import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { useCategories } from "#app/features/admin-categories/use-categories.ts";
import type { FieldErrors } from "#domain/errors.ts";
import {
  type BannerDraft,
  type BannerForm,
  bannerFormSchema,
  toSiteImage,
} from "#domain/site-images/banner-form.ts";
import { toShopClock } from "#domain/site-images/shop-clock.ts";
import { toast } from "#ui/toast.tsx";
import { type Banner, useRenewBanners } from "./use-banners.ts";

/** The names that the API gives to fields which the form calls otherwise. */
const formNames: Record<string, string> = { starts_at: "startsAt", ends_at: "endsAt" };

/** What the owner has typed of a banner, what is wrong with it, and its saving. */
export function useBannerForm(banner: Banner | undefined, onDone: () => void) {
  const [first] = useState(() => draftOf(banner));
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { data: categories = [] } = useCategories();
  const renew = useRenewBanners();

  const { mutate, isPending } = useMutation({
    mutationFn: async (form: BannerForm) => {
      const body = toSiteImage(form, categories);
      await (banner
        ? callApi("PATCH /api/admin/site-images/{id}", { params: { id: banner.id }, body })
        : callApi("POST /api/admin/site-images", { body }));
      await renew();
    },
    onSuccess: () => {
      toast.success(banner ? "Banner atualizado com sucesso!" : "Banner criado com sucesso!");
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(renamed(error.fields));
      const work = banner ? "atualizar" : "adicionar";
      toast.error("Erro ao salvar o banner.", { description: `Erro ao ${work} imagem: ${error.message}` });
    },
  });

  /** A field that is being mended no longer complains. */
  function change(changes: Partial<BannerDraft>) {
    setDraft((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const mended = Object.keys(changes);
      return Object.fromEntries(Object.entries(before).filter(([name]) => !mended.includes(name)));
    });
  }

  /** Answers the first wrong field, for the focus. */
  function submit(): string | undefined {
    if (isPending) return undefined;
    const checked = bannerFormSchema.safeParse(draft);
    if (checked.success) {
      mutate(checked.data);
      return undefined;
    }
    const found: FieldErrors = {};
    for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message;
    setErrors(found);
    return Object.keys(found)[0];
  }

  const isDirty = JSON.stringify(draft) !== JSON.stringify(first);
  return { draft, change, errors, categories, submit, isPending, isDirty };
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
