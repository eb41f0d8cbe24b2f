import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { nameParcel } from "#domain/fulfilment/tracking.ts";
import { countOrders } from "#domain/orders/count-orders.ts";
import type { MatchedLine } from "#domain/orders/match-codes.ts";
import type { CodedOrder } from "#domain/orders/match-codes-line.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { BatchPlan } from "./batch-plan.ts";

/** No more lines than this are drawn of each kind; all are counted. */
const MAX_SHOWN = 100;

/** What became of each pasted line: first those with a problem, then the others, then the orders without a code. */
export function MatchedLines({ plan }: { plan: BatchPlan }) {
  const { lines, without, changed, problems } = plan;
  if (lines.length === 0) {
    return (
      <Lines title={`${countOrders(without.length)}, nesta ordem`} items={without}>
        {(order) => <Order order={order} />}
      </Lines>
    );
  }
  const numbered = lines.map((line, index) => ({ line, number: index + 1 }));
  return (
    <div className="grid gap-6">
      <p role="status" className="font-semibold">
        <span className={problems > 0 ? "text-danger-hover" : "text-ok"}>
          {problems > 0 ? summarize(problems, lines.length) : "Todas as linhas bateram."}
        </span>{" "}
        {describeOutcome(changed.length, without.length)}
      </p>
      <Lines title="Linhas que não bateram" items={numbered.filter(({ line }) => line.problem !== undefined)}>
        {({ line, number }) => <Problem line={line} number={number} />}
      </Lines>
      <Lines title="Linhas que bateram" items={numbered.filter(({ line }) => line.problem === undefined)}>
        {({ line, number }) => <Match line={line} number={number} />}
      </Lines>
      <Lines title="Pedidos sem código, que ficam de fora" items={without}>
        {(order) => <Order order={order} />}
      </Lines>
    </div>
  );
}

const summarize = (problems: number, lines: number) =>
  lines === 1 ? "A linha não bateu." : `${problems} de ${lines} linhas não bateram.`;

function describeOutcome(changed: number, leftOut: number): string {
  const change = changed === 1 ? "1 pedido muda" : `${changed} pedidos mudam`;
  if (leftOut === 0) return `${change}.`;
  return `${change}; ${leftOut === 1 ? "1 fica de fora e continua selecionado" : `${leftOut} ficam de fora e continuam selecionados`}.`;
}

interface LinesProps<Item> {
  title: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

function Lines<Item>({ title, items, children }: LinesProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="font-semibold text-caption text-muted">{title}</h3>
      <ol className="divide-y divide-line rounded-control border border-line">
        {items.slice(0, MAX_SHOWN).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pasted lines may be alike
          <li key={index} className="flex gap-3 px-3 py-2">
            {children(item)}
          </li>
        ))}
      </ol>
      {items.length > MAX_SHOWN && (
        <p className="text-caption text-muted">e mais {items.length - MAX_SHOWN}</p>
      )}
    </section>
  );
}

interface LineProps {
  line: MatchedLine;
  number: number;
}

function Problem({ line, number }: LineProps) {
  return (
    <>
      <LineNumber number={number} />
      <span className="wrap-anywhere min-w-0">
        {line.text}
        <span className="flex items-start gap-1.5 text-caption text-danger-hover">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {line.order && `${orderNumber(line.order.id)} ${line.order.customer}: `}
            {line.problem}
          </span>
        </span>
      </span>
    </>
  );
}

function Match({ line, number }: LineProps) {
  if (line.problem !== undefined) return null;
  return (
    <>
      <LineNumber number={number} />
      <span className="grid min-w-0 flex-1 gap-x-3 md:grid-cols-2">
        <Order order={line.order} />
        <span className="wrap-anywhere text-muted tabular-nums">{nameParcel(line.tracking)}</span>
      </span>
      <CircleCheck className="size-5 shrink-0 text-ok" aria-hidden="true" />
    </>
  );
}

function LineNumber({ number }: { number: number }) {
  return <span className="w-6 shrink-0 text-right text-muted tabular-nums">{number}</span>;
}

function Order({ order }: { order: CodedOrder }) {
  return (
    <span className="wrap-anywhere min-w-0">
      <span className="text-muted tabular-nums">{orderNumber(order.id)}</span> {order.customer}
    </span>
  );
}
