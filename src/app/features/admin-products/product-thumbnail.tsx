import { TablePicture } from "#app/features/admin/table-picture.tsx";
import { ProductPicture } from "#app/features/media/product-picture.tsx";

/** The picture of a product in a list. It needs no alternative text, because the name is beside it. */
export function ProductThumbnail({ url }: { url: string | null }) {
  if (url === null) {
    return <ProductPicture picture={null} alt="Sem imagem" sizes="48px" className="size-12 rounded-inner" />;
  }
  const image = { image_url: url, width: null, height: null, dominant_color: null };
  return (
    <div className="size-12 shrink-0 overflow-clip rounded-inner bg-stage">
      <TablePicture image={image} alt="" sizes="48px" widths={[160]} />
    </div>
  );
}
