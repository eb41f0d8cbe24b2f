import { Image } from "lucide-react";
import { useCallback, useState } from "react";
import type { RenditionWidth } from "#domain/media/picture.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { cx } from "#ui/cx.ts";
import { DashedShirt } from "./dashed-shirt.tsx";
import { type PicturePriority, ResponsivePicture } from "./responsive-picture.tsx";

/** Sizes for pictures whose own are unknown: those of the stage, so that nothing jumps. */
const STAGE = { width: 960, height: 1200 };

export interface ProductPictureProps {
  /** Null or an empty address: the neutral placeholder. */
  picture: ShownPicture | null;
  /** Instead of the picture's own. */
  alt?: string | undefined;
  sizes: string;
  widths?: readonly RenditionWidth[] | undefined;
  priority?: PicturePriority | undefined;
  /** Shape of the stage; a card's unless said otherwise. */
  className?: string | undefined;
  /** For what moves the picture inside its stage. */
  imageClassName?: string | undefined;
}

/** A product's picture on its stage, or what stands there when it has none or it could not be loaded. */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, className = "aspect-4/5 rounded-card" } = props;
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = picture?.url;
  const fail = useCallback(() => setFailedUrl(url), [url]);
  const stage = cx("relative grid w-full place-items-center overflow-clip", className);

  if (!picture?.url) {
    return (
      <div className={cx(stage, "bands-stage")}>
        <DashedShirt label={props.alt ?? picture?.alt ?? "Sem imagem"} />
      </div>
    );
  }
  if (failedUrl === picture.url) {
    return (
      <div className={cx(stage, "bands-stage content-center gap-2 text-caption text-muted")}>
        <Image aria-hidden="true" className="size-6" />
        Imagem indisponível
      </div>
    );
  }
  return (
    <div
      className={cx(stage, !picture.color && "bands-stage")}
      style={picture.color ? { backgroundColor: picture.color } : undefined}
    >
      <ResponsivePicture
        picture={{ ...picture, width: picture.width ?? STAGE.width, height: picture.height ?? STAGE.height }}
        alt={props.alt}
        sizes={props.sizes}
        widths={props.widths}
        priority={props.priority}
        onFail={fail}
        className={cx(
          "absolute inset-0 size-full",
          isShownWhole(picture) ? "object-contain" : "object-cover",
          props.imageClassName,
        )}
      />
    </div>
  );
}

/** A picture much wider than the stage would lose its sides: it is shown whole instead. */
export function isShownWhole({ width, height }: Pick<ShownPicture, "width" | "height">): boolean {
  return width !== null && height !== null && width > height * 1.1;
}
