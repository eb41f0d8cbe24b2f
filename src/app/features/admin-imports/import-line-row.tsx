import { ArrowRight } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Row } from "#ui/table.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ImportLine } from "./import-queries.ts";
import { columnTitle, describeOutcome } from "./import-texts.ts";

export function ImportLineRow({ line }: { line: ImportLine }) {
  const { label, tone } = describeOutcome(line);
  return (
    <Row>
      <Cell card="hidden" numeric className="text-muted">
        {line.line}
      </Cell>
      <Cell card="title" className="wrap-anywhere lg:font-semibold">
        <span className="mr-2 font-normal text-muted lg:hidden">Linha {line.line}</span>
        <ProductName line={line} />
        {line.name && line.code && (
          <span className="ml-2 whitespace-nowrap font-normal text-caption text-muted">{line.code}</span>
        )}
      </Cell>
      <Cell card="end">
        <Badge tone={tone} dot>
          {label}
        </Badge>
      </Cell>
      <Cell card="meta" className="max-lg:col-span-full max-lg:pr-2">
        <Details line={line} />
      </Cell>
    </Row>
  );
}

/** Links to the product once it exists in the shop. */
function ProductName({ line: { name, code, product_id, state, verdict } }: { line: ImportLine }) {
  const text = name || code || "Sem nome";
  const isThere = product_id !== null && !(verdict === "create" && state === "undone");
  if (!isThere) return text;
  return (
    <Link
      to={`/admin/produtos?produto=${product_id}`}
      className="underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {text}
    </Link>
  );
}

function Details({ line: { changes, problems } }: { line: ImportLine }) {
  if (changes.length + problems.length === 0) return null;
  return (
    <ul className="grid gap-1 py-1">
      {problems.map(({ column, message }) => (
        <li key={`${column}${message}`} className="wrap-anywhere text-warn">
          {column && <strong>{columnTitle(column)}: </strong>}
          {message}
        </li>
      ))}
      {changes.map(({ column, before, after }) => (
        <li key={column} className="wrap-anywhere">
          <span className="text-muted">{columnTitle(column)}: </span>
          {before && (
            <>
              <span className="text-muted">{before}</span>
              <VisuallyHidden> passa a ser </VisuallyHidden>
              <ArrowRight aria-hidden="true" className="mx-1 inline size-4 text-muted" />
            </>
          )}
          {after}
        </li>
      ))}
    </ul>
  );
}
