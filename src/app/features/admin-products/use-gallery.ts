import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { moveId } from "#app/features/admin-banners/move-id.ts";
import { productTexts } from "#domain/texts/products.ts";
import { toast } from "#ui/toast.tsx";
import type { DraftImage } from "./product-draft.ts";
import type { AdminProduct } from "./product-queries.ts";
import type { ProductFormState } from "./use-product-form.ts";

/** A saved picture of a saved product. */
interface PictureParams {
  id: string;
  imageId: string;
}

/** What can be done with the pictures. Removing and the main one are saved at once where the picture is; order waits. */
export function useGallery(
  form: ProductFormState,
  product: AdminProduct | undefined,
  list: RefObject<HTMLUListElement | null>,
) {
  const { images } = form.draft;
  const [busyRef, setBusyRef] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const moved = useRef<string>(undefined);

  // A cell that changes places loses the focus; the next key must find it.
  useEffect(() => {
    if (moved.current === undefined || !images.some(({ ref }) => ref === moved.current)) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = undefined;
  }, [images, list]);

  function place(ref: string, to: number) {
    form.changeImages((before) => moveImage(before, ref, to));
  }

  function announce(ref: string) {
    const at = images.findIndex((image) => image.ref === ref) + 1;
    setAnnouncement(describePlace(at, images.length));
  }

  function moveByKey(ref: string, to: number) {
    moved.current = ref;
    place(ref, to);
    setAnnouncement(describePlace(to + 1, images.length));
  }

  /** Saved at once where the picture is; only in the draft where it waits for the product. */
  async function apply(
    image: DraftImage,
    call: { send: (params: PictureParams) => Promise<AdminProduct>; success: string; failure: string },
    effect: (images: DraftImage[]) => DraftImage[],
  ) {
    if (!product || image.id === undefined) {
      form.changeImages(effect);
      return;
    }
    setBusyRef(image.ref);
    try {
      form.adopt(await call.send({ id: product.id, imageId: image.id }), effect);
      toast.success(call.success);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(call.failure, { description: failure.message });
    } finally {
      setBusyRef(undefined);
    }
  }

  async function remove(image: DraftImage) {
    const call = {
      send: (params: PictureParams) =>
        callApi("DELETE /api/admin/products/{id}/images/{imageId}", { params }),
      success: productTexts.imageRemoved,
      failure: productTexts.imageRemoveFailed,
    };
    await apply(image, call, (before) => before.filter(({ ref }) => ref !== image.ref));
    // The pressed button went with its picture.
    list.current?.focus();
  }

  function makePrimary(image: DraftImage) {
    const call = {
      send: (params: PictureParams) =>
        callApi("PUT /api/admin/products/{id}/images/{imageId}/primary", { params }),
      success: productTexts.primarySet,
      failure: productTexts.primaryFailed,
    };
    return apply(image, call, (before) => moveImage(before, image.ref, 0));
  }

  return {
    busyRef,
    announcement,
    place,
    announce,
    moveByKey,
    remove,
    makePrimary,
    add: (image: DraftImage) => form.changeImages((before) => [...before, image]),
    describe: (ref: string, altText: string) =>
      form.changeImages((before) =>
        before.map((image) => (image.ref === ref ? { ...image, altText } : image)),
      ),
  };
}

function moveImage(images: readonly DraftImage[], ref: string, to: number): DraftImage[] {
  const order = moveId(
    images.map((image) => image.ref),
    ref,
    to,
  );
  return order.flatMap((wanted) => images.find((image) => image.ref === wanted) ?? []);
}

function describePlace(place: number, count: number): string {
  const main = place === 1 ? ". Agora é a principal" : "";
  return `Imagem movida para a posição ${place} de ${count}${main}.`;
}
