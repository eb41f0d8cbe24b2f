import { Ellipsis, ExternalLink, Pencil, Pin, Trash2 } from "lucide-react";
import { RowAction } from "#app/features/admin/row-action.tsx";
import { FormerPrice } from "#app/features/prices/offer-price.tsx";
import { formatCents } from "#domain/money.ts";
import { reaisToCents } from "#domain/reais.ts";
import { Badge } from "#ui/badge.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { ProductMenu } from "./product-menu.tsx";
import type { ProductRow } from "./product-queries.ts";
import { ProductThumbnail } from "./product-thumbnail.tsx";
import { StatusBadge } from "./status-badge.tsx";

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
  const price = formatCents(reaisToCents(product.price));
  return (
    <Row picture>
      <Cell card="picture" className="lg:py-2">
        <ProductThumbnail url={product.image_url} />
      </Cell>
      <Cell card="title" className="wrap-anywhere max-lg:col-span-2 max-lg:pr-2 lg:font-semibold">
        <span className="mr-2">{name}</span>
        {product.code && <span className="mr-2 font-normal text-caption text-muted">{product.code}</span>}
        <ProductBadges product={product} />
      </Cell>
      <Cell card="meta" align="right" numeric className="max-lg:col-span-2">
        {product.former_price !== null && <FormerPrice cents={reaisToCents(product.former_price)} />} {price}
        <span className="lg:hidden"> · {category}</span>
      </Cell>
      <Cell card="hidden">{category}</Cell>
      <Cell card="actions" align="right" className="max-lg:col-start-2!">
        <span className="flex items-center max-lg:flex-1 lg:justify-end">
          <RowAction icon={<Pencil />} text="Editar" label={`Editar ${name}`} onClick={() => onShow(id)} />
          <RowAction
            icon={<Trash2 />}
            text="Excluir"
            danger
            label={`Excluir ${name}`}
            onClick={() => onDelete(product)}
          />
          <ProductMenu
            product={product}
            onShow={onShow}
            trigger={
              <RowAction icon={<Ellipsis />} label={`Mais ações de ${name}`} className="max-lg:ml-auto" />
            }
          />
        </span>
      </Cell>
    </Row>
  );
}

function ProductBadges({ product }: { product: ProductRow }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5 align-middle">
      <StatusBadge product={product} />
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
