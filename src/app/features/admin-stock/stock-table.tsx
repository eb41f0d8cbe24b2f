import { ClipboardList } from "lucide-react";
import { useNavigate } from "react-router";
import { ProductThumbnail } from "#app/features/admin-products/product-thumbnail.tsx";
import { statusNames } from "#domain/catalog/product-status.ts";
import { describeLeadTime } from "#domain/stock/lead-time.ts";
import { toLeadTime } from "#domain/stock/lead-time-input.ts";
import { Badge } from "#ui/badge.tsx";
import { IconLink } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "#ui/table.tsx";
import { ShelfChips } from "./shelf-mark.tsx";
import type { ProductStock } from "./stock-queries.ts";

export function StockTable({ products }: { products: readonly ProductStock[] }) {
  return (
    <Table label="Estoque">
      <TableHead>
        <HeadCell className="lg:w-20">Imagem</HeadCell>
        <HeadCell className="lg:w-90">Produto</HeadCell>
        <HeadCell>Unidades por tamanho</HeadCell>
        <HeadCell align="right" className="lg:w-24">
          Ações
        </HeadCell>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <StockRow key={product.id} product={product} />
        ))}
      </TableBody>
    </Table>
  );
}

function StockRow({ product }: { product: ProductStock }) {
  const { id, name, code, status, lead_time } = product;
  const navigate = useNavigate();
  const to = `/admin/estoque/${id}`;
  return (
    <Row picture onOpen={() => void navigate(to)}>
      <Cell card="picture" className="self-start lg:py-2">
        <ProductThumbnail url={product.image_url} />
      </Cell>
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        <Link to={to} className="mr-2 hover:underline">
          {name}
        </Link>
        {code && <span className="mr-2 inline-block font-normal text-caption text-muted">{code}</span>}
        {status !== "published" && <Badge>{statusNames[status]}</Badge>}
        {lead_time && (
          <span className="block font-normal text-caption text-muted">
            {describeLeadTime(toLeadTime(lead_time))}
          </span>
        )}
      </Cell>
      <Cell className="max-lg:order-4 max-lg:col-start-2! max-lg:mt-1 max-lg:before:hidden lg:py-2.5">
        <ShelfChips product={product} />
      </Cell>
      <Cell card="end" align="right" className="max-lg:self-start">
        <IconLink
          to={to}
          size="sm"
          label={`Contar ${name}`}
          className="text-muted hover:text-text max-lg:-my-2"
        >
          <ClipboardList className="size-5" />
        </IconLink>
      </Cell>
    </Row>
  );
}
