import { useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/media/responsive-picture.tsx";
import type { ShownPicture } from "#domain/media/shown-picture.ts";

const widths = [480, 768, 1280, 1920] as const;

/** The category's picture with its name; gradients keep the name readable over any picture. */
export function ListingHero({ name, picture }: { name: string; picture: ShownPicture }) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  return (
    <div className="relative isolate flex h-44 items-end overflow-clip bg-pitch lg:h-72">
      {!failed && (
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes="(min-width: 1100px) 75vw, 100vw"
          widths={widths}
          priority
          onFail={fail}
          // At the page's full width only a narrow strip of the picture would be visible.
          className="absolute inset-0 -z-2 size-full object-cover object-[50%_30%] lg:left-auto lg:w-3/4 lg:mask-l-from-60%"
        />
      )}
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-linear-to-t from-0% from-ground/90 via-56% via-ground/70 to-100% to-ground/20 lg:bg-linear-to-r lg:from-ground/95 lg:via-42% lg:via-ground/80 lg:to-74% lg:to-transparent"
      />
      <div className="wrap">
        <h1 className="pb-6 font-display font-extrabold text-hero uppercase lg:pb-8">{name}</h1>
      </div>
    </div>
  );
}
