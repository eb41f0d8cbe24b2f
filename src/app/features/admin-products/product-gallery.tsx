import { useRef, useState } from "react";
import { ImagePicker } from "#app/features/admin-media/image-picker.tsx";
import { SortableList } from "#app/features/admin-sortable/sortable-list.tsx";
import { ALT_TEXT_LENGTH, MAX_PRODUCT_IMAGES } from "#domain/catalog/product-input.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { GalleryCell } from "./gallery-cell.tsx";
import type { AdminProduct } from "./product-draft/admin-product.ts";
import { newDraftImage } from "./product-draft/draft-image.ts";
import { useGallery } from "./use-gallery.ts";
import type { ProductFormState } from "./use-product-form.ts";

interface ProductGalleryProps {
  form: ProductFormState;
  product: AdminProduct | undefined;
  onBusyChange: (busy: boolean) => void;
}

/** The pictures, the main one first, and the picker that adds more. */
export function ProductGallery({ form, product, onBusyChange }: ProductGalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const gallery = useGallery(form, product, list);
  const [describedRef, setDescribedRef] = useState<string>();
  const { images } = form.draft;
  const byRef = new Map(images.map((image) => [image.ref, image]));
  const room = MAX_PRODUCT_IMAGES - images.length;
  const described = images.find(({ ref }) => ref === describedRef);

  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="contents">
        <span className="flex justify-between gap-2">
          <span className="font-semibold">Imagens</span>
          <span className="text-muted">
            {images.length} de {MAX_PRODUCT_IMAGES}
          </span>
        </span>
      </legend>
      {images.length > 0 && (
        <SortableList
          layout="grid"
          ids={images.map(({ ref }) => ref)}
          nameOf={(ref) => `Imagem ${images.findIndex((image) => image.ref === ref) + 1}`}
          onDrop={(order, ref) => gallery.place(ref, order.indexOf(ref))}
        >
          {(order) => (
            <ul
              ref={list}
              tabIndex={-1}
              aria-label="Imagens do produto"
              className="grid grid-cols-2 gap-3 lg:grid-cols-3"
            >
              {order
                .flatMap((ref) => byRef.get(ref) ?? [])
                .map((image, index) => (
                  <GalleryCell
                    key={image.ref}
                    image={image}
                    index={index}
                    count={images.length}
                    isBusy={gallery.busyRef === image.ref}
                    isDescribed={describedRef === image.ref}
                    onDescribe={() => setDescribedRef(describedRef === image.ref ? undefined : image.ref)}
                    onMakePrimary={() => gallery.makePrimary(image)}
                    onRemove={() => gallery.remove(image)}
                    onMove={(to, control) => gallery.moveByKey(image.ref, to, control)}
                  />
                ))}
            </ul>
          )}
        </SortableList>
      )}
      {described && (
        <Field
          label={`Texto alternativo da imagem ${images.indexOf(described) + 1}`}
          hint="Descreve a imagem para quem não a vê."
          counter={{ length: described.altText.length, max: ALT_TEXT_LENGTH }}
        >
          <Input
            controlSize="app"
            maxLength={ALT_TEXT_LENGTH}
            placeholder="Camisa de costas, com o número 10"
            value={described.altText}
            onChange={(event) => gallery.describe(described.ref, event.target.value)}
          />
        </Field>
      )}
      {room > 0 ? (
        <ImagePicker
          folder="products"
          label="Imagem do produto"
          value={null}
          room={room}
          onChange={(picture) => picture && gallery.add(newDraftImage(picture))}
          onBusyChange={onBusyChange}
        />
      ) : (
        <p className="text-caption text-muted">
          O produto já tem {MAX_PRODUCT_IMAGES} imagens. Remova uma para enviar outra.
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{gallery.announcement}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
