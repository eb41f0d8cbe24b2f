import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { moveId } from "#app/features/admin-sortable/move-id.ts";
import { productTexts } from "#domain/texts/products.ts";
import { trackFocus } from "#ui/focus.ts";
import { toast } from "#ui/toast.tsx";
import type { AdminProduct } from "./product-draft/admin-product.ts";
import type { DraftImage } from "./product-draft/draft-image.ts";
import type { ProductFormState } from "./use-product-form.ts";

/** The path parameters of a saved picture of a saved product. */
interface PictureParams {
  id: string;
  imageId: string;
}

/**
 * The actions on pictures. Removing a saved picture and choosing the main one are saved at once; the order is saved
 * with the product.
 */
export function useGallery(
  form: ProductFormState,
  product: AdminProduct | undefined,
  list: RefObject<HTMLUListElement | null>,
) {
  const { images } = form.draft;
  const [busyRef, setBusyRef] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const movedControl = useRef<HTMLElement>(undefined);

  // A cell that moves loses the focus; it is restored for the next key press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the cells is what moves the focus
  useEffect(() => {
    movedControl.current?.focus();
    movedControl.current = undefined;
  }, [images]);

  function place(ref: string, to: number) {
    form.changeImages((before) => moveImage(before, ref, to));
    setAnnouncement(describePlace(to + 1, images.length));
  }

  function moveByKey(ref: string, to: number, control: HTMLElement) {
    movedControl.current = control;
    place(ref, to);
  }

  /** Saves the change at once for a saved picture; changes only the draft for a new one. */
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
    const moveFocus = trackFocus();
    await apply(image, call, (before) => before.filter(({ ref }) => ref !== image.ref));
    // The clicked button was removed with its picture.
    moveFocus(list.current);
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
