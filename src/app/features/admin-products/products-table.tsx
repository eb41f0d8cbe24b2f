import { Ellipsis, ExternalLink, Pencil, Pin, Trash2 } from "lucide-react";
import { ProductPicture } from "#app/features/catalog/product-picture.tsx";
import type { ProductRow } from "#domain/catalog/admin-product.ts";
import { formatCents, reaisToCents } from "#domain/money.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { ProductMenu } from "./product-menu.tsx";

export interface RowHandlers {
  onShow: (id: string) => void;
  onDelete: (product: ProductRow) => void;
}

export function ProductsTable({ products, ...handlers }: RowHandlers & { products: readonly ProductRow[] }) {
  return (
    <Table label="Produtos">
      <TableHead>
        <HeadCell className="lg:w-20">Imagem</HeadCell>
        <HeadCell>Nome</HeadCell>
        <HeadCell align="right">Preço</HeadCell>
        <HeadCell>Categoria</HeadCell>
        <HeadCell align="right" className="lg:w-40">
          Ações
        </HeadCell>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <ProductTableRow key={product.id} product={product} {...handlers} />
        ))}
      </TableBody>
    </Table>
  );
}

function ProductTableRow({ product, onShow, onDelete }: RowHandlers & { product: ProductRow }) {
  const { id, name, category } = product;
  const price = formatCents(reaisToCents(product.price) ?? 0);
  return (
    <Row picture>
      <Cell card="picture" className="lg:py-2">
        <ProductPicture
          picture={thumbnailOf(product)}
          alt=""
          sizes="48px"
          widths={[160]}
          className="size-12 rounded-inner"
        />
      </Cell>
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        {name}
        <Marks product={product} />
      </Cell>
      <Cell card="meta" align="right" numeric className="max-lg:order-1">
        {price}
        <span className="lg:hidden"> · {category}</span>
      </Cell>
      <Cell card="hidden">{category}</Cell>
      <Cell card="end" align="right" className="max-lg:row-span-2 max-lg:pr-0">
        <span className="flex lg:justify-end">
          <IconButton size="sm" label={`Editar ${name}`} onClick={() => onShow(id)}>
            <Pencil className="size-5" />
          </IconButton>
          <IconButton size="sm" variant="danger" label={`Excluir ${name}`} onClick={() => onDelete(product)}>
            <Trash2 className="size-5" />
          </IconButton>
          <ProductMenu
            product={product}
            onShow={onShow}
            trigger={
              <IconButton size="sm" label={`Mais ações de ${name}`}>
                <Ellipsis className="size-5" />
              </IconButton>
            }
          />
        </span>
      </Cell>
    </Row>
  );
}

function Marks({ product }: { product: ProductRow }) {
  return (
    <span className="ml-2 inline-flex flex-wrap gap-1.5 align-middle">
      {product.is_new && <Badge tone="canary">Novo</Badge>}
      {product.is_featured && (
        <Badge>
          <Pin className="size-3.5" />
          Destaque
        </Badge>
      )}
      {product.has_external_image && (
        <Badge tone="info">
          <ExternalLink className="size-3.5" />
          Imagem externa
        </Badge>
      )}
    </span>
  );
}

function thumbnailOf({ image_url: url }: ProductRow) {
  return url === null ? null : { url, alt: "", width: null, height: null, color: null };
}
