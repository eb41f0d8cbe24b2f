import { TablePicture } from "#app/features/admin/table-picture.tsx";
import { titleOf } from "./banner-title.ts";
import type { Banner } from "./use-banners.ts";

/** Has the aspect ratio of the recommended picture, 1920 × 500. */
export function BannerThumbnail({ banner }: { banner: Banner }) {
  return (
    <div className="aspect-[1920/500] w-full overflow-clip rounded-inner bg-stage lg:w-32">
      <TablePicture
        image={banner}
        alt={`Imagem de ${titleOf(banner)}`}
        sizes="(min-width: 1100px) 128px, 100vw"
        widths={[160, 320, 640]}
      />
    </div>
  );
}
